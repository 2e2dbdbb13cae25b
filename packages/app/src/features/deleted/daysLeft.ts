const dayMs = 86_400_000;

/** How many days something can still be restored. The last one counts until it is over. */
export const daysLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / dayMs));
