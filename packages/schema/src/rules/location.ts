import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText, email, optionalText, requiredText, visitorName } from './text.ts';

/** Zones as they were spelled: to ask Intl takes as long as a short answer. */
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
    // Intl tells an unknown zone only by throwing.
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

/** The highest rating that is told as a low one. 0: none is. */
export const lowRatingThreshold = v.pipe(
  v.number(issueSentences.invalid),
  v.integer(issueSentences.out_of_range),
  v.minValue(0, issueSentences.out_of_range),
  v.maxValue(limits.ratingMax, issueSentences.out_of_range),
);

export const location = v.object({
  name: requiredText(),
  email,
  address: requiredText(300),
  description: optionalText(),
  /** The company's id. */
  company: requiredText(64),
  /** What visitors read after the company. Null: nothing. They never read the name. */
  visitor_name: visitorName,
  timezone: v.optional(timeZone, 'UTC'),
  /** Where low ratings are told by letter. Null: the account's own address. */
  alert_email: v.optional(v.nullable(alertEmail), null),
  /** The highest rating that is a low one. 0: none is. Null: as in the account's settings. */
  alert_threshold: v.optional(v.nullable(lowRatingThreshold), null),
});
