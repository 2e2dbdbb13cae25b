const pattern = /^(\d{10})\.journal$/;

/** What a segment is called that could not be read whole. */
const damagedPattern = /^(\d{10})\.damaged$/;

const numberOf = (name: string): number =>
  Number((pattern.exec(name) ?? damagedPattern.exec(name))?.[1] ?? 0);

/** The segments among the names of a folder, oldest first. */
export const findSegments = (names: readonly string[]): string[] =>
  names.filter((name) => pattern.test(name)).toSorted();

/** The segments that were kept aside, since not all of them could be read. */
export const findDamaged = (names: readonly string[]): string[] =>
  names.filter((name) => damagedPattern.test(name)).toSorted();

export const nextSegment = (names: readonly string[]): string => {
  const last = Math.max(0, ...names.map(numberOf));
  return `${String(last + 1).padStart(10, '0')}.journal`;
};

export const nameAside = (segment: string): string => segment.replace('.journal', '.damaged');
