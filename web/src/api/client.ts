/** Requests to the server. What it refuses is thrown as a `Problem`. */

import type { Message } from './types';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    detail: string,
    readonly rule?: string,
    readonly said?: Message,
  ) {
    super(detail);
  }
}

interface Asked {
  token?: string | null;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

export async function ask<T>(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (asked.token) headers['Authorization'] = `Bearer ${asked.token}`;
  if (method === 'POST') headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}${queryOf(asked.query)}`, {
      method,
      headers,
      body: method === 'POST' ? JSON.stringify(asked.body ?? {}) : undefined,
    });
  } catch {
    throw new Problem(0, 'unreachable', '');
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const told = (data ?? {}) as { error?: string; detail?: string; rule?: string; message?: Message };
  throw new Problem(answer.status, told.error ?? 'broken', told.detail ?? answer.statusText, told.rule, told.message);
}

export function queryOf(query: Asked['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
