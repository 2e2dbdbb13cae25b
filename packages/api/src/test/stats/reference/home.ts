import type { StatsQuery } from '../../../stats/contract.ts';
import type { StatsHome } from '../../../stats/contract.ts';
import { windowBefore, windowOf, listDays, type Days } from './calendar.ts';
import { ratingsOf, within, type Countable, type Scope } from './countable.ts';
import { changeOf, meanRating, nps, share } from './formulas.ts';
import { changesOfCounts, unmoved, wholeWindowBefore } from './overview.ts';
import { rankPlaces } from './rankings.ts';
import type { Rows } from './readRows.ts';
import { dayCounts, ratingsByDay, weekOf } from './series.ts';

const measure = (scope: Scope, days: Days | undefined) => {
  const scans = within(scope.scans, days);
  const answers = within(scope.answers, days);
  return {
    scans: scans.length,
    submissions: answers.length,
    conversion: share(answers.filter(({ channel }) => channel !== 'kiosk').length, scans.length),
    rating: meanRating(ratingsOf(answers)),
    nps: nps(ratingsOf(answers)),
  };
};

/** Counts what the first page shows. */
export function home(
  rows: Rows,
  { narrow }: Countable,
  tz: string,
  today: string,
  lastWholeDay: string,
): StatsHome {
  const query: StatsQuery = { timeframe: 'last_30_days', tz };
  const scope = narrow(query);
  const window = windowOf(query.timeframe, today);
  const now = measure(scope, window);
  const before = measure(scope, windowBefore(query.timeframe, today));
  const isWhole = wholeWindowBefore(scope, query.timeframe, today) !== undefined;
  const days = window ? listDays(window) : [];
  const changes = isWhole
    ? changesOfCounts(scope, query.timeframe, today, lastWholeDay)
    : undefined;
  const isThere = ({ deleted_at }: { deleted_at: Date | null }) => deleted_at === null;

  return {
    steps: {
      company: rows.company.some(isThere),
      location: rows.location.some(isThere),
      code: rows.code.some((code) => isThere(code) && code.state !== 'draft'),
      feedback: scope.answers.length > 0,
    },
    scans: {
      now: now.scans,
      before: isWhole ? before.scans : null,
      change: changes?.scans_change ?? unmoved,
    },
    submissions: {
      now: now.submissions,
      before: isWhole ? before.submissions : null,
      change: changes?.submissions_change ?? unmoved,
    },
    conversion_rate: {
      now: now.conversion,
      change: changeOf(now.conversion, before.conversion),
    },
    average_rating: { now: now.rating, change: changeOf(now.rating, before.rating) },
    nps: { now: now.nps, change: changeOf(now.nps, before.nps) },
    series: dayCounts(scope, days, false),
    over_time: ratingsByDay(scope, days),
    heatmap: weekOf(within(scope.answers, window)),
    locations: rankPlaces(rows, scope, query, today).slice(0, 5),
  };
}
