import { inWeeks } from '../../charts/inWeeks';
import type { Step } from '../Step';
import type { DayCount } from './layOutDays';

/** The counts of a day or a week. */
export type CountStep = DayCount & Step;

/** Long windows as weeks: what happened on their days, added up. */
export function sumDays(days: readonly DayCount[]): CountStep[] {
  return inWeeks(days).map((members) => ({
    date: members[0]?.date ?? '',
    days: members.length,
    scans: members.reduce((sum, { scans }) => sum + scans, 0),
    submissions: members.reduce((sum, { submissions }) => sum + submissions, 0),
  }));
}
