/** Submissions by weekday and hour, Monday and midnight first: 7 × 24 numbers, zeroes included. */
export function layOutWeek(
  counted: readonly { weekday: number; hour: number; submissions: number }[],
): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { weekday, hour, submissions } of counted) {
    const hours = week[weekday - 1];
    if (hours) hours[hour] = submissions;
  }
  return week;
}
