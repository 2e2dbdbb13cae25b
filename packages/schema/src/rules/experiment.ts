import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { isDay } from '../periods.ts';
import { boundedText, requiredText } from './text.ts';

/** An experiment compares forms that codes show, or frames that they are printed in. */
export const experimentKinds = ['forms', 'frames'] as const;

/** The figure that decides an experiment. */
export const experimentMeasures = [
  'submissions',
  'scans',
  'conversion_rate',
  'average_rating',
] as const;

export const experimentLimits = {
  codes: 60,
  /** Periods come in pairs, so that each code has A as long as B. */
  periods: [2, 4, 6, 8],
  daysMin: 2,
  daysMax: 56,
  /** The largest number that a seed can be. */
  seedMax: 2_147_483_647,
} as const;

/** With fewer codes no result could be told from chance: there are too few plans that could be drawn. */
export const fewestCodes = (periods: number): number => (periods === 2 ? 7 : 4);

const id = requiredText(64);

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(issueSentences.out_of_range),
    v.integer(issueSentences.out_of_range),
    v.minValue(min, issueSentences.out_of_range),
    v.maxValue(max, issueSentences.out_of_range),
  );

/** An experiment as it is planned. */
export const experiment = v.pipe(
  v.strictObject({
    name: requiredText(),
    kind: v.picklist(experimentKinds, issueSentences.invalid),
    /** The ids of two forms, or of two frames. */
    a: id,
    b: id,
    codes: v.pipe(
      v.array(id, issueSentences.required),
      v.maxLength(experimentLimits.codes, issueSentences.out_of_range),
    ),
    /** The first day. */
    starts: v.pipe(
      boundedText(10, { type: issueSentences.required, tooLong: issueSentences.invalid_day }),
      v.regex(/^20\d{2}-\d{2}-\d{2}$/, issueSentences.invalid_day),
      v.check(isDay, issueSentences.invalid_day),
    ),
    periods: v.picklist(experimentLimits.periods, issueSentences.out_of_range),
    period_days: wholeNumber(experimentLimits.daysMin, experimentLimits.daysMax),
    measure: v.picklist(experimentMeasures, issueSentences.invalid),
    /** The same seed draws the same plan. Left out, one is drawn. */
    seed: v.optional(v.nullable(wholeNumber(1, experimentLimits.seedMax)), null),
  }),
  v.forward(
    v.check(({ a, b }) => a !== b, issueSentences.same_twice),
    ['b'],
  ),
  v.forward(
    v.check(
      ({ codes, periods }) => new Set(codes).size >= fewestCodes(periods),
      issueSentences.too_few_plans,
    ),
    ['codes'],
  ),
);
