import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText } from '@hearback/schema/rules';
import * as v from 'valibot';

import { count } from '../http/list.ts';

type Wrapper = v.GenericSchema & { wrapped: v.GenericSchema };

/** Answers promise text of any length: it may have been written under another limit. */
function toAnswered(field: v.GenericSchema): v.GenericSchema {
  switch (field.type) {
    case 'optional':
      return toAnswered((field as Wrapper).wrapped);
    case 'nullable':
      return v.nullable(toAnswered((field as Wrapper).wrapped));
    case 'string':
      return v.string();
    default:
      return field;
  }
}

/** The fields of a rule as they are answered. Those that an input may leave out are there. */
export const answered = <Entries extends v.ObjectEntries>(entries: Entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, toAnswered(field)])) as {
    [Name in keyof Entries]: v.GenericSchema<v.InferOutput<Entries[Name]>>;
  };

/** Ids of things to do one and the same with. */
export const ids = v.pipe(
  v.array(boundedText(64)),
  v.minLength(1, issueSentences.required),
  v.maxLength(limits.wholeListMax, issueSentences.out_of_range),
);

/** Which things to remove: all of them, or none. */
export const BulkDeleteInput = v.pipe(
  // Only codes ask for the word. A client that sends it with everything makes no mistake.
  v.strictObject({ ids, confirm: v.optional(v.unknown()) }),
  v.metadata({ ref: 'BulkDeleteInput' }),
);

const typedDelete = v.pipe(
  v.optional(v.unknown(), ''),
  v.check((word) => word === 'DELETE', issueSentences.confirm_delete),
);

/** Removing a printed code takes the word DELETE. It is never translated. */
export const ConfirmedDeleteInput = v.pipe(
  v.strictObject({ confirm: typedDelete }),
  v.metadata({ ref: 'ConfirmedDeleteInput' }),
);

export const ConfirmedBulkDeleteInput = v.pipe(
  v.strictObject({ ids, confirm: typedDelete }),
  v.metadata({ ref: 'ConfirmedBulkDeleteInput' }),
);

/** The things that are deleted, or would be, together with the things named. */
export const Cascade = v.pipe(
  v.object({ locations: count, codes: count, feedback: count }),
  v.metadata({ ref: 'Cascade' }),
);
export type Cascade = v.InferOutput<typeof Cascade>;

export const Removal = v.pipe(
  v.object({ deleted: v.array(v.string()), deletion: v.string(), cascade: Cascade }),
  v.metadata({ ref: 'Removal' }),
);
export type Removal = v.InferOutput<typeof Removal>;
