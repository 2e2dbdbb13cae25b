const fewest = 3;
const most = 10;

/** How many rows of a ranking are drawn: its card is as tall as that, and never collapses. */
export const rowsShown = (rows: readonly unknown[] | undefined) =>
  Math.max(fewest, Math.min(most, rows?.length ?? fewest));
