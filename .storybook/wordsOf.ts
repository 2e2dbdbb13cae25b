/** Every sentence inside what a story hands to its component, elements and rows included. */
export function wordsOf(given: unknown, seen = new Set<unknown>()): string[] {
  if (typeof given === 'string') return [given];
  if (typeof given !== 'object' || given === null || seen.has(given)) return [];
  seen.add(given);
  // An element knows its owner, and through it the whole page: only what it was handed counts.
  const values = 'props' in given ? [given.props] : Object.values(given);
  return values.flatMap((value) => wordsOf(value, seen));
}
