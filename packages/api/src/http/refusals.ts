import * as v from 'valibot';

/** How a request is refused as a whole. */
export const Refusal = v.pipe(
  v.looseObject({
    detail: v.string(),
    /** Left out by the login: clients know its refusal by the sentence alone. */
    code: v.optional(v.string()),
  }),
  v.metadata({ ref: 'Refusal' }),
);

/** What is wrong with each field, one sentence or more, or with what was sent as a whole. */
export const FieldIssues = v.pipe(
  v.union([v.record(v.string(), v.array(v.string())), Refusal]),
  v.metadata({ ref: 'FieldIssues' }),
);
