import { randomInt } from 'node:crypto';

import { experimentLimits } from '@hearback/schema/rules';
import { limits } from '@hearback/schema/limits';

import { formVersionsSql } from '../form/formVersions.sql.ts';
import { framesSql } from '../frame/frames.sql.ts';
import { invalidField, notFound, orNotFound } from '../http/ApiError.ts';
import { createRandom } from '../sample/seed/random.ts';
import type { ServiceTools } from '../services.ts';
import { meanOf, sumOf } from '../stats/comparisons.ts';
import { addDays, dayIn, daysBetween, type Window } from '../stats/findWindow.ts';
import { findLastWholeDay } from '../stats/overview.ts';
import { addCounts, type Counts, noCounts, sumCounts } from '../stats/rollup/Cell.ts';
import { statsSql } from '../stats/stats.sql.ts';
import { placeKey } from '../stats/statsCodes.sql.ts';
import { isId } from '../tools/ids.ts';
import type {
  Experiment,
  ExperimentEstimate,
  ExperimentInput,
  ExperimentMeasure,
  ExperimentResult,
  SwapInput,
} from './contract.ts';
import {
  type MeasuredCells,
  cellsOfCounts,
  cellsOfMeans,
  drawPlan,
  findDetectable,
  plansOfTest,
  significance,
  smallestP,
  testDifference,
  toRatio,
} from './crossover.ts';
import { experimentsSql, type StoredExperiment } from './experiments.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'read' | 'transact' | 'rollup' | 'now' | 'newId'>;

type Measure = Experiment['measure'];

/** The past that tells how much figures vary: eight weeks, each measured apart. */
const weeksOfPast = 8;

const daysAheadMost = 365;

const windowsOf = ({
  starts,
  periods,
  period_days,
}: Pick<Experiment, 'starts' | 'periods' | 'period_days'>): Required<Window>[] =>
  Array.from({ length: periods }, (_, period) => {
    const from = addDays(starts, period * period_days);
    return { from, to: addDays(from, period_days - 1) };
  });

const ratingsOf = ({ r }: Counts) => {
  const n = sumOf(r);
  return { n, value: n === 0 ? 0 : meanOf(r) };
};

const shareOf = ({ scans, from_scans }: Counts) => ({
  n: scans,
  value: scans === 0 ? 0 : from_scans / scans,
});

const isCount = (measure: Measure): measure is 'submissions' | 'scans' =>
  measure === 'submissions' || measure === 'scans';

const cellsOf = (measure: Measure, counts: readonly (readonly Counts[])[]): MeasuredCells =>
  isCount(measure)
    ? cellsOfCounts(counts.map((row) => row.map((each) => each[measure])))
    : cellsOfMeans(
        counts.map((row) => row.map(measure === 'average_rating' ? ratingsOf : shareOf)),
      );

/** A figure of one side: of counts, a day and code. */
const sideOf = (measure: Measure, counts: readonly Counts[], days: number) => {
  const sum = sumCounts(counts);
  if (isCount(measure)) {
    return {
      n: sum[measure],
      value: counts.length === 0 ? null : sum[measure] / (days * counts.length),
    };
  }
  const { n, value } = measure === 'average_rating' ? ratingsOf(sum) : shareOf(sum);
  return { n, value: n === 0 ? null : value };
};

/** Two forms or two frames, exchanged at some codes by a plan that is drawn here. */
export const createExperiments = (tools: Tools) => {
  const { db, read, transact, rollup, now, newId } = tools;

  const toExperiment = (
    { codes, code_count, created_at, stopped_at, ...stored }: StoredExperiment,
    today: string,
    lastWholeDay: string,
  ): Experiment => {
    const windows = windowsOf(stored);
    const ends = windows.at(-1)?.to ?? stored.starts;
    const begun = stored.starts <= today ? 'running' : 'planned';
    const open = ends <= lastWholeDay ? 'ended' : begun;
    return {
      ...stored,
      ends,
      state: stopped_at === null ? open : 'stopped',
      date_stopped: stopped_at?.toISOString() ?? null,
      date_created: created_at.toISOString(),
      period_starts: windows.map(({ from }) => from),
      codes: codes.map(({ code, code_name, location_name, sequence, done }) => ({
        code,
        code_name,
        location_name,
        sequence,
        done: [...done].map((mark) => stored.kind === 'forms' || mark === '1'),
      })),
      codes_gone: code_count - codes.length,
    };
  };

  const findDays = async (accountId: string) => {
    const today = dayIn('UTC', now());
    return { today, lastWholeDay: await findLastWholeDay(tools)(accountId, today) };
  };

  const get = async (accountId: string, id: string): Promise<Experiment> => {
    const { today, lastWholeDay } = await findDays(accountId);
    const stored = orNotFound(await experimentsSql.find(db, accountId, id));
    return toExperiment(stored, today, lastWholeDay);
  };

  /** Counts of each code in each window; all of its places together, should it have moved. */
  const countByCode = async (
    accountId: string,
    codes: readonly string[],
    windows: readonly Required<Window>[],
  ): Promise<Counts[][]> => {
    const places = await read((database) => statsSql.codePlaces(database, accountId, {}));
    const keysOf = (code: string) => places.filter(({ code_id }) => code_id === code).map(placeKey);
    const span = { from: windows[0]?.from, to: windows.at(-1)?.to };
    const days = await rollup.daysByKey(accountId, 'code', span, codes.flatMap(keysOf));
    return codes.map((code) =>
      windows.map((window) => {
        const sum = noCounts();
        for (const key of keysOf(code)) {
          for (const day of daysBetween(window)) {
            const counts = days.get(key)?.get(day);
            if (counts) addCounts(sum, counts);
          }
        }
        return sum;
      }),
    );
  };

  /** The days that count: frames are exchanged by hand during the first day of a period. */
  const countedWindows = (
    experiment: Pick<Experiment, 'kind' | 'starts' | 'periods' | 'period_days'>,
  ) =>
    windowsOf(experiment).map(({ from, to }) => ({
      from: experiment.kind === 'frames' ? addDays(from, 1) : from,
      to,
    }));

  /** The codes of a plan in the order in which it is drawn, whatever order they came in. */
  const planOf = ({ codes, periods }: Pick<ExperimentInput, 'codes' | 'periods'>, seed: number) => {
    const ids = [...new Set(codes.map((code) => code.toLowerCase()))].toSorted();
    const plan = drawPlan(createRandom(seed), ids.length, periods);
    return ids.map((code, position) => ({ code, sequence: plan[position] ?? '' }));
  };

  const requireStart = ({ starts }: ExperimentInput) => {
    const today = dayIn('UTC', now());
    if (starts <= today || starts > addDays(today, daysAheadMost)) {
      throw invalidField('starts', 'days_too_early');
    }
  };

  return {
    async list(accountId: string): Promise<Experiment[]> {
      const { today, lastWholeDay } = await findDays(accountId);
      const stored = await experimentsSql.list(db, accountId);
      return stored.map((each) => toExperiment(each, today, lastWholeDay));
    },

    get,

    /** Makes an experiment with its plan. Of forms, their versions are frozen as they are now. */
    async add(accountId: string, input: ExperimentInput): Promise<Experiment> {
      requireStart(input);
      const seed = input.seed ?? randomInt(1, experimentLimits.seedMax);
      const id = newId();
      const planned = planOf(input, seed);
      const ids = planned.map(({ code }) => code);
      const time = now();
      await transact(async ({ db: inside }) => {
        if ((await experimentsSql.countAlone(inside, accountId)) >= limits.experimentsMax) {
          throw invalidField('name', 'too_many_experiments');
        }
        const codes = await experimentsSql.lockCodes(inside, accountId, ids);
        if (codes.length < ids.length) throw invalidField('codes', 'not_found');
        if (codes.some(({ state }) => state === 'draft')) {
          throw invalidField('codes', 'code_not_open');
        }
        const days = input.periods * input.period_days;
        const span = { starts: input.starts, days };
        if (await experimentsSql.overlaps(inside, accountId, ids, span)) {
          throw invalidField('codes', 'in_experiment');
        }
        const requireThing = async (field: 'a' | 'b'): Promise<number | null> => {
          const thing = input[field];
          if (!isId(thing)) throw invalidField(field, 'not_found');
          if (input.kind === 'frames') {
            if (await framesSql.find(inside, accountId, thing)) return null;
            throw invalidField(field, 'not_found');
          }
          const version = await formVersionsSql.freeze(inside, accountId, thing, time);
          if (version === undefined) throw invalidField(field, 'not_found');
          return version;
        };
        // Forms are held in one order, so that two experiments at once do not wait for each other.
        const versions = { a: null, b: null } as Record<'a' | 'b', number | null>;
        for (const field of input.a < input.b ? (['a', 'b'] as const) : (['b', 'a'] as const)) {
          versions[field] = await requireThing(field);
        }
        await experimentsSql.insert(inside, accountId, {
          ...input,
          id,
          seed,
          a_version: versions.a,
          b_version: versions.b,
          created_at: time,
          codes: planned,
        });
      });
      return get(accountId, id);
    },

    /** Tells before an experiment is made what it could find. */
    async estimate(accountId: string, input: ExperimentInput): Promise<ExperimentEstimate> {
      requireStart(input);
      const planned = planOf(input, input.seed ?? 1);
      const { lastWholeDay } = await findDays(accountId);
      const weeks = Array.from({ length: weeksOfPast }, (_, week) => {
        const to = addDays(lastWholeDay, -7 * (weeksOfPast - 1 - week));
        return { from: addDays(to, -6), to };
      });
      const counts = await countByCode(
        accountId,
        planned.map(({ code }) => code),
        weeks,
      );
      const [window] = countedWindows(input);
      const days = window ? daysBetween(window).length : input.period_days;
      const found = findDetectable(
        cellsOf(input.measure, counts),
        planned.map(({ sequence }) => sequence),
        days / 7,
      );
      const { value } = toRatio({ value: found, low: null, high: null, p: null });
      return {
        smallest_p: smallestP(planned.length, input.periods),
        detectable: isCount(input.measure) ? value : found,
        ends: windowsOf(input).at(-1)?.to ?? input.starts,
      };
    },

    /** Stops an experiment that has not ended: its codes show their own forms again. */
    async stop(accountId: string, id: string): Promise<Experiment> {
      const { state } = await get(accountId, id);
      if (state !== 'ended') await experimentsSql.stop(db, accountId, id, now());
      return get(accountId, id);
    },

    async remove(accountId: string, id: string): Promise<void> {
      orNotFound(await experimentsSql.remove(db, accountId, id));
    },

    async noteSwap(accountId: string, id: string, input: SwapInput): Promise<Experiment> {
      const { kind, periods } = await get(accountId, id);
      if (kind === 'forms' || input.period > periods) throw invalidField('period', 'out_of_range');
      if (!(await experimentsSql.noteSwap(db, accountId, id, input))) throw notFound();
      return get(accountId, id);
    },

    /**
     * The result of an experiment that has ended; of one that runs, the number of answers alone, as whoever looks
     * again and again finds a winner by chance in the end. Frames count as planned, also where nobody said that they
     * were hung.
     */
    async result(accountId: string, id: string): Promise<ExperimentResult> {
      const { today, lastWholeDay } = await findDays(accountId);
      const stored = orNotFound(await experimentsSql.find(db, accountId, id));
      const experiment = toExperiment(stored, today, lastWholeDay);
      const windows = countedWindows(experiment);
      const counts = await countByCode(
        accountId,
        stored.codes.map(({ code }) => code),
        windows,
      );
      const due = experiment.period_starts.filter((start) => start <= today).length;
      const soFar = {
        submissions: sumCounts(counts.flat()).submissions,
        swaps_open: experiment.codes.reduce(
          (sum, { done }) => sum + done.slice(0, due).filter((isDone) => !isDone).length,
          0,
        ),
      };
      if (experiment.state !== 'ended') return { ...soFar, verdict: null, measures: [] };

      const plan = drawPlan(createRandom(stored.seed), stored.code_count, stored.periods);
      const here = stored.codes.map(({ position }) => position);
      const pick = (all: readonly string[]) => here.map((position) => all[position] ?? '');
      const plans = plansOfTest(plan, stored.seed).map((each) => ({
        ...each,
        plan: pick(each.plan),
      }));
      const [window] = windows;
      const days = window ? daysBetween(window).length : 0;
      const countsOf = (side: string) =>
        counts.flatMap((row, code) =>
          row.filter((_, period) => stored.codes[code]?.sequence[period] === side),
        );
      const measure = (name: Measure): ExperimentMeasure => {
        const tested = testDifference(cellsOf(name, counts), pick(plan), plans);
        const { p, ...difference } = isCount(name) ? toRatio(tested) : tested;
        const [a, b] = [sideOf(name, countsOf('A'), days), sideOf(name, countsOf('B'), days)];
        return { measure: name, a: a.value, b: b.value, n_a: a.n, n_b: b.n, difference, p };
      };
      const others = (
        ['submissions', 'scans', 'conversion_rate', 'average_rating'] as const
      ).filter((name) => name !== stored.measure);
      const decides = measure(stored.measure);
      const better = (decides.difference.value ?? 0) > 0 ? 'b' : 'a';
      return {
        ...soFar,
        verdict: decides.p !== null && decides.p < significance ? better : 'none',
        measures: [decides, ...others.map(measure)],
      };
    },
  };
};
