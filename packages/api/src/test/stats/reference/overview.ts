import type { StatsBefore, StatsDays, StatsOverview, StatsQuery } from '../../../stats/contract.ts';
import { listDays, windowBefore, windowOf, type Days } from './calendar.ts';
import { countVisitors, ratingsOf, within, type Scope } from './countable.ts';
import { compareCounts } from '../../../stats/comparisons.ts';
import { changeOf, meanRating, nps, share } from './formulas.ts';
import { averageTime, describeTimes } from './responseTimes.ts';

/** What is counted alike in a window and in the one before it. */
function measure(scope: Scope, days: Days | undefined, today: string, byForm: boolean) {
  const scans = within(scope.scans, days);
  const answers = within(scope.answers, days);
  const fromScans = answers.filter(({ channel }) => channel !== 'kiosk').length;
  const notSubmitted = Math.max(0, scans.length - fromScans);
  const first = scope.firstDay ?? days?.from ?? '9999-12-31';
  const length = listDays({
    from: days && days.from > first ? days.from : first,
    to: days?.to ?? today,
  }).length;
  return {
    scans: scans.length,
    unique_scans: countVisitors(scans, byForm),
    daily_average_scans: length === 0 ? 0 : scans.length / length,
    daily_average_submissions: length === 0 ? 0 : answers.length / length,
    submissions: answers.length,
    submissions_from_scans: fromScans,
    not_submitted: notSubmitted,
    conversion_rate: share(fromScans, scans.length),
    abandon_rate: share(notSubmitted, scans.length),
    started: Math.min(
      scans.length,
      Math.max(scans.filter(({ started_at }) => started_at).length, fromScans),
    ),
  };
}

/** The window that a timeframe is compared with, if there was something to count through all of it. */
export const wholeWindowBefore = (
  scope: Scope,
  query: StatsDays,
  today: string,
): Days | undefined => {
  const earlier = windowBefore(query, today);
  return earlier && scope.firstDay !== undefined && scope.firstDay <= earlier.from
    ? earlier
    : undefined;
};

export const unmoved = { value: null, low: null, high: null };

/**
 * The changes of counts: days that are not over are left out of both windows. The formula of a change is
 * the product's own, which `comparisons.test.ts` simulates; days and their counts are those of here.
 */
export function changesOfCounts(
  scope: Scope,
  query: StatsDays,
  today: string,
  lastWholeDay: string,
  byForm = false,
) {
  const [now, before] = [windowOf(query, today), windowBefore(query, today)];
  const closed = now && listDays(now).filter((day) => day <= lastWholeDay);
  const closedBefore = before && listDays(before);
  const open = now && closed ? listDays(now).length - closed.length : 0;
  const kept = closedBefore?.slice(0, Math.max(0, closedBefore.length - open));
  const [from, to, beforeFrom, beforeTo] = [closed?.[0], closed?.at(-1), kept?.[0], kept?.at(-1)];
  const isCompared = from && to && beforeFrom && beforeTo;
  const changeOf = (countOf: (day: Days) => number) =>
    isCompared
      ? compareCounts(
          (day) => countOf({ from: day, to: day }),
          { now: { from, to }, before: { from: beforeFrom, to: beforeTo } },
          scope.firstDay,
        )
      : unmoved;
  const scansOf = (days: Days) => within(scope.scans, days);
  const answersOf = (days: Days) => within(scope.answers, days);
  return {
    compared: isCompared ? { from, to, before_from: beforeFrom, before_to: beforeTo } : null,
    scans_change: changeOf((day) => scansOf(day).length),
    unique_scans_change: changeOf((day) => countVisitors(scansOf(day), byForm)),
    submissions_change: changeOf((day) => answersOf(day).length),
    not_submitted_change: changeOf((day) =>
      Math.max(
        0,
        scansOf(day).length - answersOf(day).filter(({ channel }) => channel !== 'kiosk').length,
      ),
    ),
  };
}

/** Counts the overview of a scope. */
export function overview(
  scope: Scope,
  query: StatsQuery,
  today: string,
  lastWholeDay: string,
): StatsOverview {
  const byForm = query.form !== undefined;
  const days = windowOf(query, today);
  const answers = within(scope.answers, days);
  const now = measure(scope, days, today, byForm);
  const hours = Array.from(
    { length: 24 },
    (_, hour) => answers.filter((answer) => answer.hour === hour).length,
  );

  const describeBefore = (earlier: Days): StatsBefore => {
    const answersBefore = within(scope.answers, earlier);
    const before = measure(scope, earlier, today, byForm);
    return {
      ...earlier,
      scans: before.scans,
      unique_scans: before.unique_scans,
      submissions: before.submissions,
      not_submitted: before.not_submitted,
      daily_average_scans: before.daily_average_scans,
      daily_average_submissions: before.daily_average_submissions,
      average_response_time: averageTime(answersBefore),
      ...changesOfCounts(scope, query, today, lastWholeDay, byForm),
      conversion_rate: changeOf(now.conversion_rate, before.conversion_rate),
      abandon_rate: changeOf(now.abandon_rate, before.abandon_rate),
      average_rating: changeOf(
        meanRating(ratingsOf(answers)),
        meanRating(ratingsOf(answersBefore)),
      ),
      nps: changeOf(nps(ratingsOf(answers)), nps(ratingsOf(answersBefore))),
    };
  };
  const earlier = wholeWindowBefore(scope, query, today);

  return {
    ...now,
    proven_visits: answers.filter(({ is_proven }) => is_proven).length,
    ...describeTimes(answers),
    most_active_time: answers.length === 0 ? null : hours.indexOf(Math.max(...hours)),
    before: earlier ? describeBefore(earlier) : null,
    is_recounting: false,
  };
}
