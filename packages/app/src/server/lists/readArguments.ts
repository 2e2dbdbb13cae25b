/** What a stored list was asked for, from the name under which the cache keeps it. */
export function readArguments(storeFieldName: string): Readonly<Record<string, unknown>> {
  const start = storeFieldName.indexOf('{');
  if (start < 0) return {};
  const end = storeFieldName.lastIndexOf('}') + 1;
  return JSON.parse(storeFieldName.slice(start, end)) as Record<string, unknown>;
}
