import { askForHelp } from '@hearback/schema/rules';
import * as v from 'valibot';

export const QuestionInput = v.pipe(askForHelp, v.metadata({ ref: 'QuestionInput' }));
export type QuestionInput = v.InferOutput<typeof QuestionInput>;
