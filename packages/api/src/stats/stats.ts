import { LRUCache } from 'lru-cache';

import type { Viewer } from '../apiEnv.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { isNarrowed } from '../database/ownPlaces.ts';
import type { ServiceTools } from '../services.ts';
import { listWords } from '../text/words/WordTally.ts';
import { findComparison } from './compare.ts';
import { findHome, findOverview, rank } from './overview.ts';
import type {
  SetAsideCounted,
  StatsQuery,
  StatsScansSubmissions,
  StatsFeedback,
  StatsForms,
  StatsLocationsCodes,
  StatsRatings,
  StatsReplies,
} from './contract.ts';
import { countByDay, layOutWeek, describeVersions, ratingSeries } from './figures.ts';
import { findSeries, findSubject, tallyForms } from './subject.ts';
import { isEmpty, noCounts, sumCounts } from './rollup/Cell.ts';
import { findCrossTable } from './crossTable.ts';
import { countPlaces, findPlaces } from './places.ts';
import { findQuestions } from './questions.ts';
import { findSilentCodes } from './findSilentCodes.ts';
import { estimateMean, estimateNps, groupRatings } from './estimates.ts';
import { dayIn, findDays } from './findWindow.ts';
import { createReadCoalescer, withAside } from './rollup/createRollup.ts';
import { statsSql, topicsSql } from './stats.sql.ts';

type Find<Query, Answer> = (accountId: string, query: Query) => Promise<Answer>;

interface Kept {
  /** The version of the data that the figures come from. */
  mark: string;
  answer: Promise<unknown>;
}

/** Answers that are kept: some kilobytes each, and some hundred for an account with a thousand codes. */
const keptMost = 100;

/** Cache lifetime of figures: longer than a reader stays on one page. */
const keptMs = 60_000;

/**
 * Caches figures for identical queries, as long as their data has not changed: one query to the database
 * checks that. The results must not be changed.
 */
const keepFigures = ({ read, now }: Pick<ServiceTools, 'read' | 'now'>) => {
  const kept = new LRUCache<string, Kept>({ max: keptMost, ttl: keptMs });
  // The figures of a page are asked for at once.
  const coalesce = createReadCoalescer();

  return <Query extends { tz: string }, Answer>(
    name: string,
    find: Find<Query, Answer>,
  ): Find<Query, Answer> =>
    async (accountId, query) => {
      // Kept figures are those of a whole account.
      if (isNarrowed()) return find(accountId, query);
      const asked = JSON.stringify([name, accountId, query]);
      const today = dayIn(query.tz, now());
      const state = await coalesce(accountId, () => read((db) => statsSql.mark(db, accountId)));
      const mark = `${today} ${state}`;
      const known = kept.get(asked);
      // The key identifies the query, and so its type.
      if (known?.mark === mark) return known.answer as Promise<Answer>;

      const answer = find(accountId, query);
      kept.set(asked, { mark, answer });
      answer.catch(() => {
        if (kept.peek(asked)?.answer === answer) kept.delete(asked);
      });
      return answer;
    };
};

/** The figures of ratings: the number of each, their estimates, and their course over time. */
const findRatings = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsRatings> => {
    const series = await seriesOf(await subjectOf(accountId, query));
    const all = sumCounts(series.byDay.values());
    const average = estimateMean(all.r);
    const given = all.r.flatMap((count, index) => (count === 0 ? [] : [index + 1]));
    const most = Math.max(...all.r);

    return {
      average,
      total: average.n,
      highest: given.at(-1) ?? null,
      lowest: given[0] ?? null,
      most_common: given.filter((rating) => all.r[rating - 1] === most),
      ten_star: all.r[9] ?? 0,
      distribution: Object.fromEntries(all.r.map((count, index) => [String(index + 1), count])),
      nps: estimateNps(groupRatings(all)),
      ...ratingSeries(series),
    };
  };
};

/** Ranks locations and codes, and finds the codes that are not scanned any more. */
const findLocationsCodes = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const { read } = tools;
  const subjectOf = findSubject(tools);
  const silentOf = findSilentCodes(tools);
  const count = countPlaces(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsLocationsCodes> => {
    const subject = await subjectOf(accountId, query);
    const [{ codes, locations, days }, watched] = await Promise.all([
      count(subject),
      read((db) => statsSql.countPublished(db, accountId)),
    ]);
    const here = codes.filter(({ is_here }) => is_here);
    const silent = await silentOf(subject, here, watched);
    // One that was moved away is named for what it brought here.
    const counted = codes.filter(({ is_here, counts }) => is_here || !isEmpty(counts));
    return { locations: rank(locations, days), codes: rank(counted, days), silent_codes: silent };
  };
};

/** Ranks forms, and compares their versions. */
const findForms = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const { read } = tools;
  const subjectOf = findSubject(tools);
  const tally = tallyForms(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsForms> => {
    const subject = await subjectOf(accountId, query);
    const [forms, versions] = await Promise.all([
      read((db) => statsSql.forms(db, accountId, subject.filter)),
      read((db) => statsSql.formVersions(db, accountId, subject.filter)),
    ]);
    const keyOf = ({ form_id, version }: (typeof versions)[number]) => `${form_id}:${version}`;
    const [ofForms, ofVersions] = await Promise.all([
      tally(
        subject,
        'form',
        forms.map(({ id }) => id),
      ),
      tally(subject, 'form_version', versions.map(keyOf)),
    ]);

    const none = noCounts();
    const ranked = rank(forms.map((form) => ({ ...form, counts: ofForms.get(form.id) ?? none })));
    const counted = Map.groupBy(
      versions.map((version) => ({ ...version, counts: ofVersions.get(keyOf(version)) ?? none })),
      ({ form_id }) => form_id,
    );
    return {
      forms: ranked,
      versions: ranked.flatMap(({ id }) => describeVersions(counted.get(id) ?? [])),
    };
  };
};

const mostWords = 100;

/** Counts comments, their sentiments, and their words. */
const findFeedback = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsFeedback> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span } = subject;
    const [{ dates, byDay }, tally, names] = await Promise.all([
      seriesOf(subject),
      tools.rollup.words(accountId, scope.kind, scope.keys, span),
      tools.read((db) => topicsSql.names(db, accountId)),
    ]);
    const all = sumCounts(byDay.values());
    const words = listWords(tally, mostWords, names);

    return {
      comments: all.comments,
      positive: all.positive,
      neutral: all.neutral,
      negative: all.negative,
      average_comment_length: all.comments === 0 ? null : all.comment_length / all.comments,
      sentiment_over_time: dates.map((date) => {
        const { positive = 0, neutral = 0, negative = 0 } = byDay.get(date) ?? {};
        return { date, positive, neutral, negative };
      }),
      most_frequent_word: words[0]?.word ?? null,
      words: words.map(({ word, count, sentiment }) => ({ text: word, count, sentiment })),
    };
  };
};

/** Counts scans and submissions by day, and submissions by weekday and hour. */
const findScansSubmissions = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsScansSubmissions> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span } = subject;
    const [series, { hours }] = await Promise.all([
      seriesOf(subject),
      tools.rollup.sum(accountId, scope.kind, scope.keys, span),
    ]);
    const heatmap = layOutWeek(hours);
    return {
      series: countByDay(series),
      weekday: heatmap.map((day) => day.reduce((sum, count) => sum + count, 0)),
      heatmap,
    };
  };
};

/** Fewer have no ninth of ten. */
const fewestForP90 = 10;

/** Times of first replies, of everybody and of each colleague. */
const findReplies =
  ({ read, now }: Pick<ServiceTools, 'read' | 'now'>) =>
  async (
    { accountId, placesOf, role, keyId }: Viewer,
    query: StatsQuery,
  ): Promise<StatsReplies> => {
    const span = findDays(query, dayIn(query.tz, now()));
    return read(async (db) => {
      const isTold = keyId === undefined && role !== 'reader';
      const team = isTold ? await membershipsSql.listTeam(db, accountId, { holder: placesOf }) : [];
      const known = team.length > 1 ? team : [];
      const ids = known.map(({ id }) => id);
      const rows = await statsSql.replyTimes(db, accountId, query, span, ids);
      const times = ({ n, median, p90 }: (typeof rows)[number]) => ({
        n,
        median,
        p90: n < fewestForP90 ? null : p90,
      });
      const listOf = (kind: 'by' | 'to') =>
        known.length === 0
          ? []
          : rows
              .filter((row) => row.kind === kind)
              .map((row) => ({
                colleague: row.id,
                name: known.find(({ id }) => id === row.id)?.name ?? null,
                ...times(row),
              }))
              .toSorted((a, b) => Number(!a.name) - Number(!b.name) || b.n - a.n);
      const all = rows.find(({ kind }) => kind === 'all');
      return {
        ...(all ? times(all) : { n: 0, median: null, p90: null }),
        replied_by: listOf('by'),
        assigned_to: listOf('to'),
      };
    });
  };

/** The statistics of an account, read from the rollup. */
export const createStats = (tools: Pick<ServiceTools, 'read' | 'rollup' | 'now' | 'readWords'>) => {
  const kept = keepFigures(tools);
  const keepEach = <Query extends Pick<StatsQuery, 'set_aside' | 'tz'>, Answer>(
    name: string,
    make: (of: typeof tools) => Find<Query, Answer>,
  ) => {
    const makeFor = (aside: SetAsideCounted) =>
      make({ ...tools, rollup: withAside(tools.rollup, aside) });
    const found = {
      exclude: makeFor('exclude'),
      include: makeFor('include'),
      only: makeFor('only'),
    };
    return kept<Query, Answer>(name, (accountId, query) =>
      found[query.set_aside](accountId, query),
    );
  };
  return {
    home: findHome(tools),
    overview: keepEach('overview', findOverview),
    scansSubmissions: keepEach('scansSubmissions', findScansSubmissions),
    ratings: keepEach('ratings', findRatings),
    feedback: keepEach('feedback', findFeedback),
    locationsCodes: keepEach('locationsCodes', findLocationsCodes),
    places: keepEach('places', findPlaces),
    crossTable: keepEach('crossTable', findCrossTable),
    forms: keepEach('forms', findForms),
    questions: keepEach('questions', findQuestions),
    compare: keepEach('compare', findComparison),
    replies: findReplies(tools),
  };
};
