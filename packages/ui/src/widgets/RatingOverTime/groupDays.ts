import { inWeeks } from '../../charts/inWeeks';
import type { Step } from '../Step';
import type { RatingDay } from './layOutCourse';

/** The rating of a day or a week. */
export type RatingStep = RatingDay & Step;

/** Long windows as weeks. A day with more ratings weighs more. */
export function groupDays(days: readonly RatingDay[]): RatingStep[] {
  return inWeeks(days).map((members) => {
    const count = members.reduce((sum, day) => sum + day.count, 0);
    const stars = members.reduce((sum, day) => sum + (day.average ?? 0) * day.count, 0);
    return {
      date: members[0]?.date ?? '',
      days: members.length,
      average: count === 0 ? null : stars / count,
      count,
    };
  });
}
