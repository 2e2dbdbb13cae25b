const hoursOfDay = 24;

/** Hours of the week in a row as seven days of 24 hours, Monday and midnight first. */
export const layOutWeek = (hours: readonly number[]): number[][] =>
  Array.from({ length: 7 }, (_, weekday) =>
    hours.slice(weekday * hoursOfDay, (weekday + 1) * hoursOfDay),
  );
