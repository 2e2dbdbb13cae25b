import {
  boundedText,
  experiment,
  experimentKinds,
  experimentMeasures,
} from '@hearback/schema/rules';
import * as v from 'valibot';

import { count, moment } from '../http/list.ts';
import { Change, IntervalEstimate } from '../stats/contract.ts';

export const ExperimentInput = v.pipe(experiment, v.metadata({ ref: 'ExperimentInput' }));
export type ExperimentInput = v.InferOutput<typeof ExperimentInput>;

const day = v.pipe(v.string(), v.isoDate());

const experimentStates = ['planned', 'running', 'ended', 'stopped'] as const;

export const Experiment = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    kind: v.picklist(experimentKinds),
    /** The ids and names of two forms, or of two frames. A name is null when the thing is gone. */
    a: v.string(),
    b: v.string(),
    a_name: v.nullable(v.string()),
    b_name: v.nullable(v.string()),
    starts: day,
    /** The last day. */
    ends: day,
    periods: count,
    period_days: count,
    /** The figure that decides. */
    measure: v.picklist(experimentMeasures),
    seed: count,
    state: v.picklist(experimentStates),
    date_stopped: v.nullable(moment),
    date_created: moment,
    /** The first day of each period: of frames, that on which they are exchanged, which is not counted. */
    period_starts: v.array(day),
    codes: v.array(
      v.object({
        code: v.string(),
        code_name: v.string(),
        location_name: v.string(),
        /** A or B for each period, such as `ABBA`. */
        sequence: v.string(),
        /** For each period, whether its frame was said to be hung. Of forms: true. */
        done: v.array(v.boolean()),
      }),
    ),
    /** Codes of the plan that were deleted since. They are not counted. */
    codes_gone: count,
  }),
  v.metadata({ ref: 'Experiment' }),
);
export type Experiment = v.InferOutput<typeof Experiment>;

export const Experiments = v.pipe(
  v.object({ results: v.array(Experiment) }),
  v.metadata({ ref: 'Experiments' }),
);

/** One frame that was hung as planned, or was not. */
export const SwapInput = v.pipe(
  v.strictObject({
    code: boundedText(64),
    /** From 1 on. */
    period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
    done: v.boolean(),
  }),
  v.metadata({ ref: 'SwapInput' }),
);
export type SwapInput = v.InferOutput<typeof SwapInput>;

export const ExperimentMeasure = v.pipe(
  v.object({
    measure: v.picklist(experimentMeasures),
    /** Of all codes together: a day and code for counts, else a share or a mean. */
    a: IntervalEstimate.entries.value,
    b: IntervalEstimate.entries.value,
    n_a: count,
    n_b: count,
    /** B − A within codes, without the levels of periods; of counts, as a share of A. */
    difference: Change,
    /** The share of the plans that could have been drawn which give a difference as large by chance. */
    p: v.nullable(v.number()),
  }),
  v.metadata({ ref: 'ExperimentMeasure' }),
);
export type ExperimentMeasure = v.InferOutput<typeof ExperimentMeasure>;

export const ExperimentResult = v.pipe(
  v.object({
    /** Answers so far, of all codes. */
    submissions: count,
    /** Frames whose day has come and that nobody said were hung. They are counted as planned. */
    swaps_open: count,
    /** By the figure that decides. Null as long as the experiment runs, and if it was stopped. */
    verdict: v.nullable(v.picklist(['a', 'b', 'none'])),
    /** Empty without a verdict. The figure that decides comes first. */
    measures: v.array(ExperimentMeasure),
  }),
  v.metadata({ ref: 'ExperimentResult' }),
);
export type ExperimentResult = v.InferOutput<typeof ExperimentResult>;

export const ExperimentEstimate = v.pipe(
  v.object({
    /** The smallest p that such a plan can be sure to reach. */
    smallest_p: v.number(),
    /**
     * The difference that is found in 80 of 100 cases, judged by the last eight weeks: of counts a share of A, else
     * in points. Null: there is too little to judge by.
     */
    detectable: v.nullable(v.number()),
    /** The last day. */
    ends: day,
  }),
  v.metadata({ ref: 'ExperimentEstimate' }),
);
export type ExperimentEstimate = v.InferOutput<typeof ExperimentEstimate>;
