import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText, email, optionalText, requiredText, tags, visitorName } from './text.ts';

/** Cache of valid zones: a check by Intl takes as long as a short request. */
const knownZones = new Set<string>();

/** Of the 600 that there are, some spell a letter differently. */
const knownMost = 1_000;

const isTimeZone = (name: string): boolean => {
  // An offset knows no summer time, and databases read its sign the other way round.
  if (!/^[a-z]/i.test(name)) return false;
  if (knownZones.has(name)) return true;
  try {
    const isKnown = Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    if (knownZones.size < knownMost) knownZones.add(name);
    return isKnown;
  } catch {
    // Intl reports an unknown zone only by throwing.
    return false;
  }
};

/** An IANA name, such as `Europe/Warsaw`. */
export const timeZone = v.pipe(
  boundedText(64, {
    type: issueSentences.invalid_time_zone,
    tooLong: issueSentences.invalid_time_zone,
  }),
  v.check(isTimeZone, issueSentences.invalid_time_zone),
);

/** An address, or nothing typed. */
const alertEmail = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  email,
]);

/** The highest rating that counts as low. 0: none does. */
export const lowRatingThreshold = v.pipe(
  v.number(issueSentences.invalid),
  v.integer(issueSentences.out_of_range),
  v.minValue(0, issueSentences.out_of_range),
  v.maxValue(limits.ratingMax, issueSentences.out_of_range),
);

/** An average rating to reach. */
const ratingTarget = v.pipe(
  v.number(issueSentences.invalid),
  v.minValue(limits.ratingMin, issueSentences.out_of_range),
  v.maxValue(limits.ratingMax, issueSentences.out_of_range),
);

export const location = v.object({
  name: requiredText(),
  email,
  address: requiredText(300),
  description: optionalText(),
  /** The company's id. */
  company: requiredText(64),
  /** Name for visitors, shown after the company's. Null: none. Visitors never see `name`. */
  visitor_name: visitorName,
  timezone: v.optional(timeZone, 'UTC'),
  /** Recipient of letters about low ratings. Null: the account's own address. */
  alert_email: v.optional(v.nullable(alertEmail), null),
  /** The highest rating that counts as low. 0: none does. Null: as in the account's settings. */
  alert_threshold: v.optional(v.nullable(lowRatingThreshold), null),
  /** The average rating that it is to reach. Null: none is set. */
  rating_target: v.optional(v.nullable(ratingTarget), null),
  tags,
});

export const company = v.object({
  name: requiredText(),
  address: requiredText(300),
  /** Kept as text, since leading zeros matter. Groups may be set apart; the digits alone are stored. */
  registration_number: v.pipe(
    requiredText(30),
    v.regex(/^\d+(?:[ ./-]\d+)*$/, issueSentences.not_a_number),
    v.transform((text) => text.replaceAll(/[ ./-]/g, '')),
  ),
  representative: requiredText(),
  /** Name for visitors. Null: `name`. */
  visitor_name: visitorName,
});
