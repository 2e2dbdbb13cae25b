/** The hash under `extensions.persistedQuery`, where Apollo Client has it. */
export function hashIn(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null) return undefined;
  const named: unknown = 'persistedQuery' in extensions ? extensions.persistedQuery : undefined;
  if (typeof named !== 'object' || named === null || !('sha256Hash' in named)) return undefined;
  return String(named.sha256Hash);
}
