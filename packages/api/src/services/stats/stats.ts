import type {
  StatsFeedback,
  StatsForms,
  StatsLocationsCodes,
  StatsOverview,
  StatsQuery,
  StatsRatings,
  StatsScansSubmissions,
} from '../../contract/stats.ts';
import type { StatsScope } from '../../repositories/stats.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { countByDay } from './countByDay.ts';
import { courseOfRatings } from './courseOfRatings.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateNps } from './estimateNps.ts';
import { estimateShare } from './estimateShare.ts';
import { findHome } from './findHome.ts';
import { countDays, dayIn, daysBetween, findWindow } from './findWindow.ts';
import { groupRatings } from './groupRatings.ts';
import { layOutWeek } from './layOutWeek.ts';
import { rank, rankLocations } from './rank.ts';

type Tools = Pick<ServiceTools, 'stats' | 'now'>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What the answers say, counted from the rows of one account. */
export const createStats = ({ stats, now }: Tools) => {
  const scopeOf = (accountId: string, { timeframe, ...query }: StatsQuery): StatsScope => ({
    ...query,
    accountId,
    ...findWindow(timeframe, dayIn(query.tz, now())),
  });

  /** Every day of the window; without a beginning, since there was something to count. */
  const daysOf = async (scope: StatsScope): Promise<string[]> => {
    const from = scope.from ?? (await stats.firstDay(scope)) ?? scope.to;
    return daysBetween({ from, to: scope.to });
  };

  return {
    home: findHome({ stats, now }),

    async overview(accountId: string, query: StatsQuery): Promise<StatsOverview> {
      const scope = scopeOf(accountId, query);
      const counted = await stats.overview(scope);
      const { scans, submissions } = counted;
      const first = await stats.firstDay(scope);
      // Days before there was a code would make any average look small.
      const from = first === undefined || (scope.from && scope.from > first) ? scope.from : first;
      const days = from === undefined ? 0 : countDays(from, scope.to);
      const notSubmitted = Math.max(0, scans - submissions);

      const byHour = Array.from({ length: 24 }, () => 0);
      for (const { hour, submissions: n } of await stats.answersByHour(scope)) {
        byHour[hour] = (byHour[hour] ?? 0) + n;
      }
      return {
        scans,
        unique_scans: counted.unique_scans,
        daily_average_scans: days === 0 ? 0 : scans / days,
        daily_average_submissions: days === 0 ? 0 : submissions / days,
        submissions,
        not_submitted: notSubmitted,
        conversion_rate: estimateShare(submissions, scans),
        abandon_rate: estimateShare(notSubmitted, scans),
        average_response_time: counted.average_response_time,
        median_response_time: counted.median_response_time,
        fastest_response_time: counted.fastest_response_time,
        most_active_time: submissions === 0 ? null : byHour.indexOf(Math.max(...byHour)),
      };
    },

    async scansSubmissions(accountId: string, query: StatsQuery): Promise<StatsScansSubmissions> {
      const scope = scopeOf(accountId, query);
      const scans = await stats.scansByDay(scope);
      const answers = await stats.answersByDay(scope);
      const heatmap = layOutWeek(await stats.answersByHour(scope));
      return {
        series: countByDay(await daysOf(scope), scans, answers),
        weekday: heatmap.map(sumOf),
        heatmap,
      };
    },

    async ratings(accountId: string, query: StatsQuery): Promise<StatsRatings> {
      const scope = scopeOf(accountId, query);
      const counts = Array.from({ length: 10 }, () => 0);
      const counted = await stats.ratings(scope);
      for (const { rating, count } of counted) counts[rating - 1] = count;
      const total = sumOf(counts);
      const given = counts.flatMap((count, index) => (count === 0 ? [] : [index + 1]));
      const most = Math.max(...counts);

      return {
        average: estimateMean({
          n: total,
          sum: sumOf(counts.map((count, index) => count * (index + 1))),
          squares: sumOf(counts.map((count, index) => count * (index + 1) ** 2)),
        }),
        total,
        highest: given.at(-1) ?? null,
        lowest: given[0] ?? null,
        most_common: given.filter((rating) => counts[rating - 1] === most),
        ten_star: counts[9] ?? 0,
        distribution: Object.fromEntries(counts.map((count, index) => [String(index + 1), count])),
        nps: estimateNps(groupRatings(counted)),
        ...courseOfRatings(await daysOf(scope), await stats.answersByDay(scope)),
      };
    },

    feedback: (accountId: string, query: StatsQuery): Promise<StatsFeedback> =>
      stats.feedback(scopeOf(accountId, query)),

    async locationsCodes(accountId: string, query: StatsQuery): Promise<StatsLocationsCodes> {
      const scope = scopeOf(accountId, query);
      const codes = await stats.byCode(scope);
      return {
        locations: rankLocations(await stats.locations(scope), codes),
        codes: rank(codes),
      };
    },

    async forms(accountId: string, query: StatsQuery): Promise<StatsForms> {
      return { forms: rank(await stats.byForm(scopeOf(accountId, query))) };
    },
  };
};
