import { commentsSql } from '../feedback/comments.sql.ts';
import { orNotFound } from '../http/ApiError.ts';
import { notificationsSql } from './notifications.sql.ts';
import type { ServiceTools } from '../services.ts';
import {
  addUp,
  compareVolumes,
  type CountedDay,
  fewestAnswers,
  fewestComments,
  fewestRatings,
  findRatingChanges,
  findRisingTopics,
  findVolumeChanges,
} from '../stats/alarms.ts';
import { alarmsSql, type FollowedPlace } from './alarms.sql.ts';
import type { AlarmChange, AlarmKind, Alarms, FoundAlarm } from './contract.ts';
import { meanOf, sumOf } from '../stats/comparisons.ts';
import { addDays, dayIn, daysBetween, weekdayOf } from '../stats/findWindow.ts';
import { topicsSql } from '../stats/stats.sql.ts';
import type { Counts } from '../stats/rollup/Cell.ts';
import { readMost, toReadable } from '../stats/themes.ts';

export type AlarmTools = Pick<
  ServiceTools,
  'db' | 'read' | 'transact' | 'rollup' | 'workers' | 'logger' | 'now' | 'newId'
>;

/** Days of a place that are read: enough for its usual ratings, and for a change that stands. */
const daysRead = 400;

/** Days whose volumes are followed: those that are learned from, and a change that stands. */
const daysCounted = 200;

const weekDays = 7;
const weeksBefore = 4 * weekDays;

const minutesOfDay = 24 * 60;

/** The minutes since midnight of a moment in a time zone, as clocks show them. */
function minutesIn(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment);
  const [hours = 0, minutes = 0] = parts.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The share of a weekday's answers that usually come until a minute of the day, by hour. */
export function shareUntil(hours: readonly number[], weekday: number, minutes: number): number {
  const ofDay = hours.slice(weekday * 24, weekday * 24 + 24);
  const total = sumOf(ofDay);
  if (total === 0) return minutes / minutesOfDay;
  const hour = Math.floor(minutes / 60);
  const whole = sumOf(ofDay.slice(0, hour));
  return (whole + ((ofDay[hour] ?? 0) * (minutes % 60)) / 60) / total;
}

type NotUseful = ReadonlyMap<AlarmKind, number>;

interface Followed {
  place: FollowedPlace;
  days: ReadonlyMap<string, Counts>;
}

/** Changes of ratings at a place. Today's so far are among them. */
function findRatings({ place, days }: Followed, notUseful: NotUseful): FoundAlarm[] {
  const rated = [...days].map(([day, { r }]) => ({ day, r }));
  if (sumOf(addUp(rated)) < fewestRatings) return [];
  rated.sort((one, other) => one.day.localeCompare(other.day));
  return (['lower', 'higher'] as const).flatMap((direction) => {
    const kind = `rating_${direction}` as const;
    const change = findRatingChanges(rated, direction, notUseful.get(kind) ?? 0).at(-1);
    if (!change?.stands) return [];
    const after = addUp(change.after);
    return {
      kind,
      location_id: place.id,
      topic: null,
      since: change.since,
      n: sumOf(after),
      before: meanOf(addUp(change.before)),
      after: meanOf(after),
    };
  });
}

/** Changes of the number of answers at a place, by weekday, and today's by the hours so far. */
async function findVolumes(
  { rollup, now }: AlarmTools,
  accountId: string,
  { place, days }: Followed,
  places: number,
  notUseful: NotUseful,
): Promise<FoundAlarm[]> {
  const moment = now();
  const today = dayIn(place.timezone, moment);
  const earliest = addDays(today, -daysCounted);
  const counts = new Map(
    [...days].flatMap(([day, { submissions }]) =>
      day >= earliest && day <= today && submissions > 0 ? [[day, submissions] as const] : [],
    ),
  );
  const firstDay = [...counts.keys()].toSorted()[0];
  if (firstDay === undefined || sumOf([...counts.values()]) < fewestAnswers) return [];

  const span = { from: firstDay, to: addDays(today, -1) };
  const { hours } = await rollup.sum(accountId, 'location', [place.id], span);
  const counted = daysBetween(span).map((day): CountedDay => ({
    day,
    count: counts.get(day) ?? 0,
    share: 1,
  }));
  const share = shareUntil(hours, weekdayOf(today), minutesIn(place.timezone, moment));
  if (share > 0) counted.push({ day: today, count: counts.get(today) ?? 0, share });
  return (['fewer', 'more'] as const).flatMap((direction) => {
    const kind = `volume_${direction}` as const;
    const change = findVolumeChanges(counted, direction, places, notUseful.get(kind) ?? 0).at(-1);
    if (!change?.stands) return [];
    const compared = compareVolumes(change);
    return { kind, location_id: place.id, topic: null, since: change.since, ...compared };
  });
}

/** Topics that the comments of the last seven whole days speak of more often than those of four weeks before. */
async function findTopics(
  { read, workers }: AlarmTools,
  accountId: string,
  today: string,
  notUseful: NotUseful,
): Promise<FoundAlarm[]> {
  const since = addDays(today, -weekDays);
  const windows = [
    { from: since, to: addDays(today, -1) },
    { from: addDays(since, -weeksBefore), to: addDays(since, -1) },
  ];
  const [known = [], knownBefore = []] = await Promise.all(
    windows.map((days) =>
      read((db) =>
        commentsSql.newest(db, { accountId, ...days, today, set_aside: 'exclude' }, readMost),
      ),
    ),
  );
  const comments = { now: known.length, before: knownBefore.length };
  if (comments.now < fewestComments.now || comments.before < fewestComments.before) return [];

  const contentOf = async (some: typeof known) =>
    (
      await read((db) =>
        commentsSql.read(
          db,
          accountId,
          some.map(({ id }) => id),
        ),
      )
    ).map(toReadable);
  const found = await workers.run(
    'readTopicsAlone',
    {
      comments: await contentOf(known),
      before: await contentOf(knownBefore),
      choices: await read((db) => topicsSql.list(db, accountId)),
    },
    accountId,
  );
  const counts = found.map(({ topic, n, before }) => ({ topic, now: n, before }));
  return findRisingTopics(counts, comments, notUseful.get('topic_more') ?? 0).map((topic) => ({
    kind: 'topic_more',
    location_id: null,
    topic: topic.topic,
    since,
    n: topic.now,
    before: topic.before / comments.before,
    after: topic.now / comments.now,
  }));
}

const keyOf = ({ kind, location_id, topic }: FoundAlarm) => `${kind} ${location_id ?? topic}`;

/**
 * Writes down what was found: new alarms, which are told, the evidence of those that stand, and the end of
 * others. A change that an ended alarm was about is not told again.
 */
async function note(
  { transact, now, newId }: AlarmTools,
  accountId: string,
  found: readonly FoundAlarm[],
  isLooked: (kind: AlarmKind) => boolean,
): Promise<void> {
  await transact(async ({ db }) => {
    const time = now();
    const known = new Map(
      (await alarmsSql.lockLatest(db, accountId)).map((alarm) => [keyOf(alarm), alarm]),
    );
    const current = new Map(found.map((alarm) => [keyOf(alarm), alarm]));
    for (const [key, { id, kind, ended_at }] of known) {
      const latest = current.get(key);
      if (ended_at !== null || !isLooked(kind)) continue;
      if (latest) await alarmsSql.update(db, accountId, id, latest);
      else await alarmsSql.end(db, accountId, id, time);
    }
    for (const [key, alarm] of current) {
      const before = known.get(key);
      const endedAt = before?.ended_at;
      const isKnown = before && (!endedAt || alarm.since <= dayIn('UTC', endedAt));
      if (isKnown) continue;
      const id = newId();
      await alarmsSql.insert(db, accountId, { ...alarm, id, found_at: time });
      await notificationsSql.tell(db, {
        accountId,
        id: newId(),
        kind: 'alarm',
        subject: id,
        at: time,
        alarmId: id,
      });
    }
  });
}

async function checkAccount(
  tools: AlarmTools,
  { account_id: accountId, topics_day }: { account_id: string; topics_day: string | null },
): Promise<void> {
  const { db, rollup, now } = tools;
  const today = dayIn('UTC', now());
  const places = await alarmsSql.places(db, accountId);
  const ids = places.map(({ id }) => id);
  const days = await rollup.daysByKey(
    accountId,
    'location',
    { from: addDays(today, -daysRead) },
    ids,
  );
  const lately = addDays(today, -daysCounted);
  const isAlive = [...days.values()].some((ofPlace) =>
    [...ofPlace].some(([day, { submissions }]) => day >= lately && submissions > 0),
  );
  const notUseful = await alarmsSql.countNotUseful(db, accountId);
  const found: FoundAlarm[] = [];
  for (const place of places) {
    const followed = { place, days: days.get(place.id) ?? new Map<string, Counts>() };
    found.push(...findRatings(followed, notUseful));
    found.push(...(await findVolumes(tools, accountId, followed, places.length, notUseful)));
  }
  const withTopics = topics_day !== today;
  if (withTopics) found.push(...(await findTopics(tools, accountId, today, notUseful)));
  await note(tools, accountId, found, (kind) => kind !== 'topic_more' || withTopics);
  if (!isAlive) await alarmsSql.rest(db, accountId);
  else if (withTopics) await alarmsSql.noteTopics(db, accountId, today);
}

/** Accounts that are looked at in one round; further ones in the next. */
const roundSize = 20;

/**
 * Looks for changes in accounts with answers of late, each once an hour in any process. One that fails is
 * looked at an hour later.
 */
export async function checkAlarms(tools: AlarmTools): Promise<void> {
  const { db, logger, now } = tools;
  for (const account of await alarmsSql.take(db, now(), roundSize)) {
    await checkAccount(tools, account).catch((error: unknown) => {
      logger.error({ err: error, accountId: account.account_id }, 'Changes were not looked for');
    });
  }
}

/** The alarms of an account, and what its owner thinks of them. */
export const createAlarms = ({
  db,
  transact,
  now,
}: Pick<AlarmTools, 'db' | 'transact' | 'now'>) => ({
  list: async (accountId: string): Promise<Alarms> => ({
    alarms: await alarmsSql.list(db, accountId),
  }),

  /** Says whether an alarm was useful; each that was not makes its kind rarer. */
  async update(accountId: string, id: string, { not_useful }: AlarmChange) {
    await transact(async (inside) => {
      orNotFound(await alarmsSql.judge(inside.db, accountId, id, not_useful ? now() : null));
    });
    const [alarm] = await alarmsSql.list(db, accountId, [id]);
    return orNotFound(alarm);
  },
});
