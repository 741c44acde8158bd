/** What several eyes see together: where one sees nothing, what another sees there. */
export function together(seen: readonly unknown[]): unknown {
  const first = seen.find((one) => one !== null && one !== undefined) ?? null;
  if (Array.isArray(first)) {
    const longest = seen.reduce<unknown[]>((most, one) => (Array.isArray(one) && one.length > most.length ? one : most), first);
    return longest.map((_, i) => together(seen.map((one) => (Array.isArray(one) ? one[i] : null))));
  }
  if (typeof first !== 'object' || first === null) return first;
  const keys = new Set(seen.flatMap((one) => Object.keys(one ?? {})));
  return Object.fromEntries([...keys].map((key) => [key, together(seen.map((one) => (one as Record<string, unknown> | null)?.[key]))]));
}

/** Where elements stand in a view. */
export function elements(view: unknown): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('el' in value && typeof value.el === 'string') found.set(value.el, value as Record<string, unknown>);
    Object.values(value).forEach(walk);
  };
  walk(view);
  return found;
}

/** What each of several views shows where another shows nothing. */
export function secrets(views: readonly unknown[]): Record<string, unknown>[][] {
  return views.map((own) =>
    hidden(
      own,
      views.filter((other) => other !== own),
    ),
  );
}

function hidden(own: unknown, others: readonly unknown[]): Record<string, unknown>[] {
  if (typeof own !== 'object' || own === null || others.length === 0) return [];
  if (others.some((other) => typeof other !== 'object' || other === null)) return [...elements(own).values()];
  return Object.entries(own).flatMap(([key, value]) =>
    hidden(
      value,
      others.map((other) => (other as Record<string, unknown>)[key]),
    ),
  );
}
