import type { StatsHome } from '../../contract/stats.ts';
import type { AnswerDay, StatsScope } from '../../repositories/stats.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { compareEstimates } from './compareEstimates.ts';
import { countByDay } from './countByDay.ts';
import { courseOfRatings } from './courseOfRatings.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateNps } from './estimateNps.ts';
import { estimateShare } from './estimateShare.ts';
import { daysBetween, dayIn, findWindow, windowBefore } from './findWindow.ts';
import { groupRatings } from './groupRatings.ts';
import { layOutWeek } from './layOutWeek.ts';
import { rankLocations } from './rank.ts';

type Tools = Pick<ServiceTools, 'stats' | 'now'>;

const mostPerformers = 5;

const sumOf = <Row>(rows: readonly Row[], countOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + countOf(row), 0);

const meanOf = (days: readonly AnswerDay[]) =>
  estimateMean({
    n: sumOf(days, ({ ratings }) => ratings),
    sum: sumOf(days, ({ sum }) => sum),
    squares: sumOf(days, ({ squares }) => squares),
  });

/** Counts what the first page shows: the last 30 days, and how they differ from the 30 before. */
export const findHome =
  ({ stats, now }: Tools) =>
  async (accountId: string, tz: string): Promise<StatsHome> => {
    const window = findWindow('last_30_days', dayIn(tz, now()));
    const earlier = windowBefore(window);
    const scope: StatsScope = { accountId, tz, ...window };
    const scopeBefore: StatsScope = { accountId, tz, ...earlier };
    const both: StatsScope = { ...scope, from: earlier.from };

    const scans = await stats.scansByDay(both);
    const answers = await stats.answersByDay(both);
    const isNow = ({ day }: { day: string }) => day > earlier.to;
    const isBefore = ({ day }: { day: string }) => day <= earlier.to;

    /** The numbers of one of the two periods. */
    const measure = async (period: StatsScope, isIn: (row: { day: string }) => boolean) => {
      const answered = answers.filter(isIn);
      const scanned = sumOf(scans.filter(isIn), (day) => day.scans);
      const submitted = sumOf(answered, ({ submissions }) => submissions);
      const { score, low, high, n } = estimateNps(groupRatings(await stats.ratings(period)));
      return {
        scanned,
        submitted,
        conversion: estimateShare(submitted, scanned),
        rating: meanOf(answered),
        nps: { value: score, low, high, n },
      };
    };
    const current = await measure(scope, isNow);
    const previous = await measure(scopeBefore, isBefore);

    // A count of part of a period would make the whole one after it look like growth.
    const firstDay = await stats.firstDay({ accountId, tz, to: window.to });
    const isWhole = firstDay !== undefined && firstDay <= earlier.from;
    const days = daysBetween(window);

    return {
      steps: await stats.steps(accountId),
      scans: { now: current.scanned, before: isWhole ? previous.scanned : null },
      submissions: { now: current.submitted, before: isWhole ? previous.submitted : null },
      conversion_rate: {
        now: current.conversion,
        change: compareEstimates(current.conversion, previous.conversion),
      },
      average_rating: {
        now: current.rating,
        change: compareEstimates(current.rating, previous.rating),
      },
      nps: { now: current.nps, change: compareEstimates(current.nps, previous.nps) },
      series: countByDay(days, scans, answers),
      over_time: courseOfRatings(days, answers).over_time,
      heatmap: layOutWeek(await stats.answersByHour(scope)),
      locations: rankLocations(await stats.locations(scope), await stats.byCode(scope)).slice(
        0,
        mostPerformers,
      ),
    };
  };
