import { askForHelp } from '@hearback/schema/rules';
import * as v from 'valibot';

export const QuestionInput = v.pipe(
  v.strictObject(askForHelp.entries),
  v.metadata({ ref: 'QuestionInput' }),
);
export type QuestionInput = v.InferOutput<typeof QuestionInput>;
