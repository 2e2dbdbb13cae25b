import * as v from 'valibot';

/** How a request is refused as a whole. */
export const Refusal = v.pipe(
  v.looseObject({ detail: v.string(), code: v.string() }),
  v.metadata({ ref: 'Refusal' }),
);

/** What is wrong with each field: one sentence or more. */
export const FieldIssues = v.pipe(
  v.record(v.string(), v.array(v.string())),
  v.metadata({ ref: 'FieldIssues' }),
);
