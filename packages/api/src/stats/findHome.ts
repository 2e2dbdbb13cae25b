import type { StatsHome } from './homeContract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { compareEstimates } from './compareEstimates.ts';
import { countByDay } from './countByDay.ts';
import { courseOfRatings } from './courseOfRatings.ts';
import { findFirstDay } from './findFirstDay.ts';
import { countDays, dayIn, daysBetween, findWindow, windowBefore } from './findWindow.ts';
import { layOutWeek } from './layOutWeek.ts';
import { measurePeriod } from './measurePeriod.ts';
import { rank } from './rank.ts';
import { addCounts, noCounts, type Counts } from './rollup/Cell.ts';
import { scopeOf } from './scopeOf.ts';

const mostPerformers = 5;

const sumOf = (byDay: ReadonlyMap<string, Counts>, isIn: (day: string) => boolean): Counts => {
  const sum = noCounts();
  for (const [day, counts] of byDay) if (isIn(day)) addCounts(sum, counts);
  return sum;
};

/** Counts what the first page shows: the last 30 days, and how they differ from the 30 before. */
export const findHome =
  ({ stats, rollup, now }: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) =>
  async (accountId: string, tz: string): Promise<StatsHome> => {
    const filter = {};
    const scope = await scopeOf({ stats })(accountId, filter);
    const window = findWindow('last_30_days', dayIn(tz, now()));
    const earlier = windowBefore(window);

    const places = await stats.locations(accountId, filter);
    const [byDay, { hours }, tallies, firstDay, steps] = await Promise.all([
      rollup.byDay(accountId, scope.kind, scope.keys, { from: earlier.from, to: window.to }),
      rollup.sum(accountId, scope.kind, scope.keys, window),
      rollup.tally(
        accountId,
        'location',
        window,
        places.map(({ id }) => id),
      ),
      findFirstDay({ stats, rollup })({ accountId, filter, scope }),
      stats.steps(accountId),
    ]);

    const days = daysBetween(window);
    const series = { dates: days, byDay };
    const current = measurePeriod(
      sumOf(byDay, (day) => day >= window.from),
      days.length,
    );
    const previous = measurePeriod(
      sumOf(byDay, (day) => day < window.from),
      countDays(earlier.from, earlier.to),
    );
    // A count of part of a period would make the whole one after it look like growth.
    const isWhole = firstDay !== undefined && firstDay <= earlier.from;
    const count = (name: 'scans' | 'submissions') => ({
      now: current.counts[name],
      before: isWhole ? previous.counts[name] : null,
    });
    const estimate = (name: keyof typeof current.rates) => ({
      now: current.rates[name],
      change: compareEstimates(current.rates[name], previous.rates[name]),
    });

    const none = noCounts();
    return {
      steps,
      scans: count('scans'),
      submissions: count('submissions'),
      conversion_rate: estimate('conversion_rate'),
      average_rating: estimate('average_rating'),
      nps: estimate('nps'),
      series: countByDay(series),
      over_time: courseOfRatings(series).over_time,
      heatmap: layOutWeek(hours),
      locations: rank(
        places.map((place) => ({ ...place, counts: tallies.get(place.id) ?? none })),
      ).slice(0, mostPerformers),
    };
  };
