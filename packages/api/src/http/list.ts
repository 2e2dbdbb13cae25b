import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText, optionalText } from '@hearback/schema/rules';
import * as v from 'valibot';

/** An id that a caller has chosen. */
export const uuidText = v.pipe(
  boundedText(36, { type: issueSentences.required, tooLong: issueSentences.invalid }),
  v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, issueSentences.invalid),
);

/** The revision that was edited: another one by now is not overwritten. Left out, nothing is compared. */
export const revision = v.optional(
  v.pipe(v.number(issueSentences.invalid), v.integer(issueSentences.invalid)),
);

const wholeNumber = (minimum: number) =>
  v.pipe(
    boundedText(9, { tooLong: issueSentences.out_of_range }),
    v.regex(/^\d{1,9}$/, issueSentences.out_of_range),
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
