import { LRUCache } from 'lru-cache';

import type { ServiceTools } from '../ServiceTools.ts';
import { listWords } from '../text/words/listWords.ts';
import { findHome } from './findHome.ts';
import { findOverview } from './findOverview.ts';
import type {
  StatsQuery,
  StatsScansSubmissions,
  StatsFeedback,
  StatsForms,
  StatsLocationsCodes,
  StatsRatings,
} from './contract.ts';
import { countByDay } from './countByDay.ts';
import { findSeries } from './findSeries.ts';
import { findSubject } from './findSubject.ts';
import { layOutWeek } from './layOutWeek.ts';
import { addCounts, noCounts } from './rollup/Cell.ts';
import { describeVersions } from './describeVersions.ts';
import { rank } from './rank.ts';
import { tallyForms } from './tallyForms.ts';
import { findSilentCodes } from './findSilentCodes.ts';
import { keysOfCodes } from './keysOfCodes.ts';
import { courseOfRatings } from './courseOfRatings.ts';
import { estimateMean } from './estimateMean.ts';
import { estimateNps } from './estimateNps.ts';
import { groupRatings } from './groupRatings.ts';
import { ratingsOf } from './ratingsOf.ts';
import { dayIn } from './findWindow.ts';
import { createSharedReads } from './rollup/createSharedReads.ts';

type Find<Answer> = (accountId: string, query: StatsQuery) => Promise<Answer>;

interface Kept {
  /** Of what the figures come from. */
  mark: string;
  answer: Promise<unknown>;
}

/** Answers that are kept: some kilobytes each, and some hundred for an account with a thousand codes. */
const keptMost = 100;

/** Who has not asked for so long looks at something else. */
const keptMs = 60_000;

/**
 * Reads figures once for all who ask the same, as long as nothing has changed that they come from:
 * one question to the database tells that. Nobody may change what is handed out.
 */
const keepFigures = ({ stats, now }: Pick<ServiceTools, 'stats' | 'now'>) => {
  const kept = new LRUCache<string, Kept>({ max: keptMost, ttl: keptMs });
  // The figures of a page are asked for at once.
  const share = createSharedReads();

  return <Answer>(name: string, find: Find<Answer>): Find<Answer> =>
    async (accountId, query) => {
      const asked = JSON.stringify([name, accountId, query]);
      const today = dayIn(query.tz, now());
      const state = await share(accountId, () => stats.mark(accountId));
      const mark = `${today} ${state}`;
      const known = kept.get(asked);
      // The key tells what is asked for, and so its type.
      if (known?.mark === mark) return known.answer as Promise<Answer>;

      const answer = find(accountId, query);
      kept.set(asked, { mark, answer });
      answer.catch(() => {
        if (kept.peek(asked)?.answer === answer) kept.delete(asked);
      });
      return answer;
    };
};

/** Counts ratings: how many there are of each, what they come to, and how they run. */
const findRatings = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsRatings> => {
    const series = await seriesOf(await subjectOf(accountId, query));
    const all = noCounts();
    for (const counts of series.byDay.values()) addCounts(all, counts);
    const ratings = ratingsOf(all);
    const given = all.r.flatMap((count, index) => (count === 0 ? [] : [index + 1]));
    const most = Math.max(...all.r);

    return {
      average: estimateMean(ratings),
      total: ratings.n,
      highest: given.at(-1) ?? null,
      lowest: given[0] ?? null,
      most_common: given.filter((rating) => all.r[rating - 1] === most),
      ten_star: all.r[9] ?? 0,
      distribution: Object.fromEntries(all.r.map((count, index) => [String(index + 1), count])),
      nps: estimateNps(groupRatings(all)),
      ...courseOfRatings(series),
    };
  };
};

/** Ranks locations and codes, and finds the codes that are not scanned any more. */
const findLocationsCodes = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const { stats, rollup } = tools;
  const subjectOf = findSubject(tools);
  const silentOf = findSilentCodes(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsLocationsCodes> => {
    const subject = await subjectOf(accountId, query);
    const { filter, span } = subject;
    const [codes, locations] = await Promise.all([
      stats.codes(accountId, filter),
      stats.locations(accountId, filter),
    ]);
    const { kind, keyOf, keys } = keysOfCodes(filter, codes);
    const [tallies, silent] = await Promise.all([
      rollup.tally(accountId, kind, span, keys),
      silentOf(subject, codes),
    ]);

    const none = noCounts();
    const counted = codes.map((code) => ({
      ...code,
      counts: tallies.get(keyOf(code)) ?? none,
    }));
    const ofLocation = Map.groupBy(counted, ({ location_id }) => location_id);
    const places = locations.map((location) => {
      const counts = noCounts();
      for (const code of ofLocation.get(location.id) ?? []) addCounts(counts, code.counts);
      return { ...location, counts };
    });
    return { locations: rank(places), codes: rank(counted), silent_codes: silent };
  };
};

/** Ranks forms, and tells their versions apart. */
const findForms = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const { stats } = tools;
  const subjectOf = findSubject(tools);
  const tally = tallyForms(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsForms> => {
    const subject = await subjectOf(accountId, query);
    const [forms, versions] = await Promise.all([
      stats.forms(accountId, subject.filter),
      stats.formVersions(accountId, subject.filter),
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

/** Counts comments, how they sound, and the words that stand in them. */
const findFeedback = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsFeedback> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span } = subject;
    const [{ dates, byDay }, tally] = await Promise.all([
      seriesOf(subject),
      tools.rollup.words(accountId, scope.kind, scope.keys, span),
    ]);
    const all = noCounts();
    for (const counts of byDay.values()) addCounts(all, counts);
    const words = listWords(tally, mostWords);

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
const findScansSubmissions = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
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

/** What the answers of one account say, read from the rollup. */
export const createStats = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const kept = keepFigures(tools);
  return {
    home: findHome(tools),
    overview: kept('overview', findOverview(tools)),
    scansSubmissions: kept('scansSubmissions', findScansSubmissions(tools)),
    ratings: kept('ratings', findRatings(tools)),
    feedback: kept('feedback', findFeedback(tools)),
    locationsCodes: kept('locationsCodes', findLocationsCodes(tools)),
    forms: kept('forms', findForms(tools)),
  };
};
