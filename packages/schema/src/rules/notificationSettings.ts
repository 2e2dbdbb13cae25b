import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { lowRatingThreshold, timeZone } from './location.ts';
import { boundedText, requiredText } from './text.ts';
import { filterTopics } from './topics.ts';

/** Frequency of the digest by mail. */
export const digestRhythms = ['none', 'daily', 'weekly'] as const;

/** When chats and devices are told: of each answer at once, or of several together. */
export const digestsOfAnswers = ['none', 'hourly', 'daily', 'weekly'] as const;
export type DigestOfAnswers = (typeof digestsOfAnswers)[number];

/** Which answers somebody is told of, besides their rating. Empty lists: all. */
export const alertFilter = {
  /** The locations of the answers. */
  locations: v.optional(
    v.pipe(
      v.array(boundedText(36, { tooLong: issueSentences.invalid }), issueSentences.invalid),
      v.maxLength(limits.filterLocationsMax, issueSentences.out_of_range),
    ),
    [],
  ),
  topics: filterTopics,
  /** The comment has to contain one of these, in any case and with or without accents. */
  words: v.optional(
    v.pipe(
      v.array(requiredText(limits.filterWordMaxLength), issueSentences.invalid),
      v.maxLength(limits.filterWordsMax, issueSentences.out_of_range),
    ),
    [],
  ),
  digest: v.optional(v.picklist(digestsOfAnswers, issueSentences.invalid), 'none'),
};

/** A time of day, such as `22:00`. */
const timeOfDay = v.pipe(
  boundedText(5, { type: issueSentences.invalid, tooLong: issueSentences.invalid }),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, issueSentences.invalid),
);

/** Notification settings of an account. */
export const notificationSettings = v.pipe(
  v.strictObject({
    digest: v.picklist(digestRhythms, issueSentences.invalid),
    /** Both ends of the quiet hours, or neither. */
    quiet_from: v.nullable(timeOfDay),
    quiet_to: v.nullable(timeOfDay),
    timezone: timeZone,
    low_rating_letters: v.boolean(issueSentences.invalid),
    /** For locations without one of their own. 0: none is low. Omitted: unchanged. */
    low_rating_threshold: v.optional(lowRatingThreshold),
    /** Low ratings cause a letter if their comment is about one of these topics. Empty: all. Omitted: unchanged. */
    low_rating_topics: v.optional(filterTopics.wrapped),
    /** The same for words in the comment. */
    low_rating_words: v.optional(alertFilter.words.wrapped),
    /** True to send a report of the past month by mail. */
    monthly_report: v.optional(v.boolean(issueSentences.invalid), false),
  }),
  v.forward(
    v.partialCheck(
      [['quiet_from'], ['quiet_to']],
      ({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null),
      issueSentences.required,
    ),
    ['quiet_to'],
  ),
  v.forward(
    v.partialCheck(
      [['quiet_from'], ['quiet_to']],
      // From and to the same time would be no hours, or all of them.
      ({ quiet_from, quiet_to }) => quiet_from === null || quiet_from !== quiet_to,
      issueSentences.invalid,
    ),
    ['quiet_to'],
  ),
);

const ratingBound = v.pipe(
  v.number(issueSentences.invalid),
  v.integer(issueSentences.out_of_range),
  v.minValue(limits.ratingMin, issueSentences.out_of_range),
  v.maxValue(limits.ratingMax, issueSentences.out_of_range),
);

/** Within how many hours answers of a range of ratings are to be replied to or resolved. No ratings are in two ranges. */
export const dueTimes = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        rating_min: ratingBound,
        rating_max: ratingBound,
        hours: v.pipe(
          v.number(issueSentences.invalid),
          v.integer(issueSentences.out_of_range),
          v.minValue(1, issueSentences.out_of_range),
          v.maxValue(limits.dueHoursMax, issueSentences.out_of_range),
        ),
      }),
      v.check(
        ({ rating_min, rating_max }) => rating_min <= rating_max,
        issueSentences.out_of_range,
      ),
      v.metadata({ ref: 'DueTime' }),
    ),
  ),
  v.maxLength(limits.ratingMax, issueSentences.out_of_range),
  v.check(
    (times) =>
      times.every((one, index) =>
        times
          .slice(index + 1)
          .every((other) => one.rating_max < other.rating_min || other.rating_max < one.rating_min),
      ),
    issueSentences.out_of_range,
  ),
);
