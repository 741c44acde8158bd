/** Who is signed in, where a server has accounts. */

import type { AccountInfo, Session } from '../api/types';
import { forget, kept } from '../keep';
import { unsubscribe } from '../notices/push';
import { done } from '../learn/done.svelte';
import { tried } from '../puzzles/tried.svelte';
import { settings } from '../settings.svelte';
import { transport } from '../transport';
import { Problem } from '../transport/transport';

const AT_ONCE = 30; // tables in one request

class Account {
  /** The account; null for a guest, and as long as it is not known. */
  now = $state.raw<AccountInfo | null>(null);
  /** Whether it is known who is signed in, if anybody is. */
  known = $state(false);
  /** Whether the server sends mail. */
  mail = $state(false);
  /** The key with which browsers subscribe to notices; null where the server sends none. */
  push = $state<string | null>(null);
  /** Whether the dialog to sign in is wanted. */
  asked = $state(false);
  private reading: Promise<void> | null = null;

  /** Asks the server who is signed in. */
  read(): Promise<void> {
    this.reading = this.fetch();
    return this.reading;
  }

  /** Tells whether somebody is signed in, as soon as that is known; a guest is asked to. */
  async required(): Promise<boolean> {
    await (this.reading ?? this.read());
    this.asked = this.now === null;
    return this.now !== null;
  }

  private async fetch(): Promise<void> {
    if (!transport.offers.accounts) return;
    try {
      const session = await transport.ask('session', {});
      this.mail = session.mail ?? false;
      this.push = session.push ?? null;
      this.take(session);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    } finally {
      this.known = true;
    }
  }

  /** Claims a name, or signs in with it; the tables that a guest had here come along. */
  async enter(how: 'claim' | 'signIn', name: string, password: string): Promise<void> {
    const session =
      how === 'claim'
        ? await transport.ask('claim', { body: { name, password, language: settings.language } })
        : await transport.ask('signIn', { body: { name, password } });
    await takeAlong().finally(() => this.take(session)); // signed in one is in any case
    if (this.now?.language) settings.set({ language: this.now.language });
  }

  /** Signs out. What is left in this browser is not for whoever sits down at it next. */
  async leave(): Promise<void> {
    for (const id of await takeAlong()) forget(id);
    this.take(await transport.ask('signOut', {}));
    await unsubscribe().catch(console.info); // the server sends nothing any more in any case
    done.keep({});
    tried.keep({});
  }

  take({ account }: Session): void {
    this.now = account;
  }
}

/** Makes the seats of a guest the account's; gives the tables where the account has a seat now. */
async function takeAlong(): Promise<string[]> {
  const links = kept().flatMap(({ id, token, lesson }) => (token && !lesson ? [{ id, token }] : []));
  const found: string[] = [];
  for (let i = 0; i < links.length; i += AT_ONCE) {
    const { tables } = await transport.ask('takeAlong', { body: { tables: links.slice(i, i + AT_ONCE) } });
    found.push(...tables);
  }
  return found;
}

export const account = new Account();
