/** Things of one calendar day of the reader. */
export interface Day<Thing> {
  /** Midnight of that day. */
  date: Date;
  /** How many midnights ago it began. */
  daysAgo: number;
  items: Thing[];
}

const midnightOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A list, the latest first, cut where the day changes. A row that happened again since the list was
 * read stands under its new day, wherever that day stands.
 */
export function groupByDay<Thing extends { dateUpdated: string }>(
  things: readonly Thing[],
  now: Date,
): Day<Thing>[] {
  const today = midnightOf(now);
  const days: Day<Thing>[] = [];
  for (const thing of things) {
    const date = midnightOf(new Date(thing.dateUpdated));
    const known = days.find((day) => day.date.getTime() === date.getTime());
    if (known) {
      known.items.push(thing);
      continue;
    }
    // Rounded: where the clocks change, a day is an hour shorter or longer.
    const daysAgo = Math.round((today.getTime() - date.getTime()) / dayMs);
    days.push({ date, daysAgo, items: [thing] });
  }
  return days;
}
