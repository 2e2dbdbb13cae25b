import type {
  StatsFeedback,
  StatsQuery,
  StatsRatings,
  StatsScansSubmissions,
} from '../../../stats/contract.ts';
import { listDays, windowOf, type Days } from './calendar.ts';
import { countVisitors, ratingsOf, within, type Answer, type Scope } from './countable.ts';
import { meanRating, promoterScore } from './formulas.ts';

/** The days that a series shows. */
function daysOfSeries(scope: Scope, query: StatsQuery, today: string): string[] {
  const window = windowOf(query, today);
  if (window) return listDays(window);
  const to = scope.lastDay !== undefined && scope.lastDay > today ? scope.lastDay : today;
  return listDays({ from: scope.firstDay ?? to, to });
}

/** Answers by weekday and hour. */
export const weekOf = (answers: readonly Answer[]): number[][] =>
  Array.from({ length: 7 }, (_, weekday) =>
    Array.from(
      { length: 24 },
      (__, hour) =>
        answers.filter((answer) => answer.weekday === weekday && answer.hour === hour).length,
    ),
  );

/** Scans and submissions day by day. */
export function dayCounts(
  scope: Scope,
  days: readonly string[],
  byForm: boolean,
): StatsScansSubmissions['series'] {
  const scans = Map.groupBy(scope.scans, ({ day }) => day);
  const answers = Map.groupBy(scope.answers, ({ day }) => day);
  return days.map((date) => ({
    date,
    scans: scans.get(date)?.length ?? 0,
    unique_scans: countVisitors(scans.get(date) ?? [], byForm),
    submissions: answers.get(date)?.length ?? 0,
  }));
}

/** Counts scans and submissions of a scope. */
export function scansSubmissions(
  scope: Scope,
  query: StatsQuery,
  today: string,
): StatsScansSubmissions {
  const heatmap = weekOf(within(scope.answers, windowOf(query, today)));
  return {
    series: dayCounts(scope, daysOfSeries(scope, query, today), query.form !== undefined),
    weekday: heatmap.map((hours) => hours.reduce((sum, n) => sum + n, 0)),
    heatmap,
  };
}

const describe = (date: string, answers: readonly Answer[]) => {
  const { value, low, high, n } = meanRating(ratingsOf(answers));
  return { date, average: value, low, high, count: n };
};

/** The mean rating of every day. */
export function ratingsByDay(scope: Scope, days: readonly string[]): StatsRatings['over_time'] {
  const answers = Map.groupBy(scope.answers, ({ day }) => day);
  return days.map((date) => describe(date, answers.get(date) ?? []));
}

function ratingsByWeek(scope: Scope, days: readonly string[]): StatsRatings['by_week'] {
  const weeks: StatsRatings['by_week'] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week: Days = { from: days[Math.max(0, end - 7)] ?? '', to: days[end - 1] ?? '' };
    weeks.unshift({
      ...describe(week.from, within(scope.answers, week)),
      days: Math.min(7, end),
    });
  }
  return weeks;
}

/** Counts the ratings of a scope. */
export function ratings(scope: Scope, query: StatsQuery, today: string): StatsRatings {
  const given = ratingsOf(within(scope.answers, windowOf(query, today)));
  const scale = Array.from({ length: 10 }, (_, index) => index + 1);
  const counts = scale.map((rating) => given.filter((one) => one === rating).length);
  const days = daysOfSeries(scope, query, today);
  return {
    average: meanRating(given),
    total: given.length,
    highest: given.length === 0 ? null : Math.max(...given),
    lowest: given.length === 0 ? null : Math.min(...given),
    most_common: scale.filter(
      (rating) => given.length > 0 && counts[rating - 1] === Math.max(...counts),
    ),
    ten_star: counts[9] ?? 0,
    distribution: Object.fromEntries(scale.map((rating, index) => [rating, counts[index] ?? 0])),
    nps: promoterScore(given),
    over_time: ratingsByDay(scope, days),
    by_week: ratingsByWeek(scope, days),
  };
}

/** Counts the comments of a scope. */
export function comments(
  scope: Scope,
  query: StatsQuery,
  today: string,
): Omit<StatsFeedback, 'words' | 'most_frequent_word'> {
  const told = scope.answers.filter(({ comment }) => comment !== '');
  const inWindow = within(told, windowOf(query, today));
  const split = (some: readonly Answer[]) => ({
    positive: some.filter(({ sentiment }) => sentiment === 'positive').length,
    neutral: some.filter(({ sentiment }) => sentiment === 'neutral').length,
    negative: some.filter(({ sentiment }) => sentiment === 'negative').length,
  });
  const byDay = Map.groupBy(told, ({ day }) => day);
  const characters = inWindow.reduce((sum, { comment }) => sum + [...comment].length, 0);
  return {
    comments: inWindow.length,
    ...split(inWindow),
    average_comment_length: inWindow.length === 0 ? null : characters / inWindow.length,
    sentiment_over_time: daysOfSeries(scope, query, today).map((date) => ({
      date,
      ...split(byDay.get(date) ?? []),
    })),
  };
}
