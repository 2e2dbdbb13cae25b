/** How many codes are named after their numbers. */
export interface Series {
  /** `#` stands for the number; without one it comes last. */
  pattern: string;
  from: number;
  to: number;
  /** Whether all numbers are as long as the last one: 01, 02 … 40. */
  isPadded: boolean;
}

/** How many names a series has. */
export const countOf = ({ from, to }: Pick<Series, 'from' | 'to'>): number =>
  Math.max(0, to - from + 1);

/** The names of a series, in order: Table 1, Table 2 and so on. */
export function namesOf({ pattern, from, to, isPadded }: Series): string[] {
  const place = pattern.includes('#') ? pattern.trim() : `${pattern.trim()} #`.trim();
  const length = isPadded ? String(to).length : 0;
  return Array.from({ length: countOf({ from, to }) }, (_, at) =>
    place.replaceAll('#', String(from + at).padStart(length, '0')),
  );
}
