import { groupByWeek, mostSingleDays } from '@hearback/schema/periods';

/** The days of a window one by one, or, of a long one, week by week. */
export const inWeeks = <Day>(days: readonly Day[]): (readonly Day[])[] =>
  days.length <= mostSingleDays ? days.map((day) => [day]) : groupByWeek(days);
