/** Whether two pieces of plain data say the same. The order of keys says nothing. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;

  const known = entriesOf(left);
  const other = entriesOf(right);
  return (
    known.size === other.size && [...known].every(([key, value]) => isSame(value, other.get(key)))
  );
}

/** What is left out and what is undefined are the same. */
const entriesOf = (data: object) =>
  new Map(Object.entries(data).filter(([, value]) => value !== undefined));
