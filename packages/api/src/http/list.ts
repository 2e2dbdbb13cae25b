import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { isDay } from '@hearback/schema/periods';
import { boundedText, optionalText, tagName, timeZone } from '@hearback/schema/rules';
import * as v from 'valibot';

/** Patterns of texts in an address; the OpenAPI document tells them as types. */
export const patterns = {
  wholeNumber: /^\d{1,9}$/,
  rating: /^(?:[1-9]|10)$/,
  version: /^[1-9]\d*$/,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  day: /^20\d{2}-\d{2}-\d{2}$/,
} as const;

/** An id that a caller has chosen. */
export const uuidText = v.pipe(
  boundedText(36, { type: issueSentences.required, tooLong: issueSentences.invalid }),
  v.regex(patterns.uuid, issueSentences.invalid),
);

/** The revision that was edited: another one by now is not overwritten. Left out, nothing is compared. */
export const revision = v.optional(
  v.pipe(v.number(issueSentences.invalid), v.integer(issueSentences.invalid)),
);

/** A number in a query. */
export const wholeNumber = (minimum: number) =>
  v.pipe(
    boundedText(9, { tooLong: issueSentences.out_of_range }),
    v.regex(patterns.wholeNumber, issueSentences.out_of_range),
    v.transform(Number),
    v.minValue(minimum, issueSentences.out_of_range),
  );

/** Which part of a list, in which order. `page_size=0` is the whole list, `ids` picks rows. */
export const listQuery = {
  page: v.optional(wholeNumber(1), '1'),
  page_size: v.optional(
    v.pipe(
      wholeNumber(0),
      v.transform((size) => Math.min(size, limits.pageSizeMax)),
    ),
    String(limits.pageSizeDefault),
  ),
  search: optionalText(200),
  /** Rows to pick, in one request for many that ask each for one: what is no id picks nothing. */
  ids: v.optional(boundedText(limits.wholeListMax * 37)),
};

/** `name` is ascending, `-name` descending. */
export const orderingBy = <const Name extends string>(...names: Name[]) =>
  v.optional(v.picklist(names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`])));

/** An object's id in a query, where leaving it out does not narrow the list. */
export const idFilter = v.optional(uuidText);

/** A tag in a query, in any case. */
export const tagFilter = v.optional(tagName);

/** The reader's time zone: which day today is. */
export const tz = v.optional(timeZone, 'UTC');

/** The longest range of days: ten years. */
const daysMax = 3_660;

const calendarDay = v.optional(
  v.pipe(
    boundedText(10, { tooLong: issueSentences.invalid_day }),
    v.regex(patterns.day, issueSentences.invalid_day),
    v.check(isDay, issueSentences.invalid_day),
  ),
);

/** A range of calendar days, both included. An end that is left out is open. */
export const daysQuery = { from: calendarDay, to: calendarDay };

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Refuses a range of days that is reversed, longer than ten years, or given together with a named period. The
 * names of all three may begin with a prefix.
 */
export const checkDays = <Query extends Record<string, unknown>>(
  period: string,
  everything: string | undefined,
  prefix = '',
) =>
  v.rawCheck<Query>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const [from, to] = [textOf(value[`${prefix}from`]), textOf(value[`${prefix}to`])];
    const refuse = (name: string, message: string) => {
      const key = `${prefix}${name}`;
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    };
    if ((from ?? to) !== undefined && value[`${prefix}${period}`] !== everything) {
      refuse(period, issueSentences.days_and_timeframe);
    }
    if (from === undefined || to === undefined) return;
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (days < 1) refuse('to', issueSentences.days_reversed);
    else if (days > daysMax) refuse('to', issueSentences.too_many_days);
  });

/** A page of a list, under the name it has in the OpenAPI document. */
export const pageOf = <Item extends v.GenericSchema>(ref: string, item: Item) =>
  v.pipe(
    v.object({
      count: v.pipe(v.number(), v.integer()),
      next: v.nullable(v.string()),
      previous: v.nullable(v.string()),
      results: v.array(item),
    }),
    v.metadata({ ref }),
  );

/** A moment, ISO 8601 in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A count of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
