/** A moment as people compare them; in the time of the world, since machines differ. */
export const moment = (at: Date | null): string =>
  at === null ? 'never' : at.toISOString().slice(0, 19).replace('T', ' ');

export const day = (at: Date | null): string => moment(at).slice(0, 10);

/** Rows under their titles, each column as wide as it must be. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['There are none.'];
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
