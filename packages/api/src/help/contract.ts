import { helpRequest } from '@hearback/schema/rules';
import * as v from 'valibot';

export const QuestionInput = v.pipe(
  v.strictObject(helpRequest.entries),
  v.metadata({ ref: 'QuestionInput' }),
);
export type QuestionInput = v.InferOutput<typeof QuestionInput>;
