/** Reads a value from storage. Undefined if there is none or storage fails, as in some private windows. */
export function recall(name: string, store: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(store().getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something under a name, or forgets it, where the device allows. */
export function remember(
  name: string,
  value: unknown,
  store: () => Storage = () => localStorage,
): void {
  try {
    if (value === undefined) store().removeItem(name);
    else store().setItem(name, JSON.stringify(value));
  } catch {
    // Full, or forbidden: the page works without.
  }
}
