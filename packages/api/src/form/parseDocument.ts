import { toIssues } from '@hearback/schema/rules';
import * as v from 'valibot';

import { invalidInput } from '../http/refuse.ts';

/** A whole document, checked. What is wrong with it is answered by path. */
export function parseDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  document: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, document);
  if (!result.success) throw invalidInput(toIssues(result.issues));
  return result.output;
}
