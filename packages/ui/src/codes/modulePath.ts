import type { Modules } from './encode';

/** The light border that a reader needs around a code, in modules. */
export const quietZone = 4;

/** Where runs of dark modules start and how long they are, in one row. */
function runsOf(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [column, dark] of row.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last.start + last.length === column) last.length += 1;
    else runs.push({ start: column, length: 1 });
  }
  return runs;
}

/**
 * All dark modules as one path, one unit per module, the quiet zone included in the offsets.
 * One path, because separate squares show hairlines between them on screens and in print.
 */
export function modulePath(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      runsOf(row).map(
        ({ start, length }) => `M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`,
      ),
    )
    .join('');
}

/** How wide a code is with its quiet zone, in modules. */
export const sideOf = (modules: Modules): number => modules.length + 2 * quietZone;
