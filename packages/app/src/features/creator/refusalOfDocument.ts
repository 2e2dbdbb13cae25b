import { messages as issues } from '../../fields/messages';
import { refusalOf } from '../../fields/refusalOf';
import type { AnyMessage } from '../../i18n/AnyMessage';

/** What the server has against one field, or against the whole. */
export interface InputError {
  field?: string | null | undefined;
  code: string;
}

const isIssue = (code: string): code is keyof typeof issues => code in issues;

/** The sentence for a form or a frame that the server refused: what is wrong with it first. */
export function refusalOfDocument(errors: readonly InputError[]): AnyMessage {
  const issue = errors.map(({ code }) => code).find(isIssue);
  return issue ? issues[issue] : refusalOf(errors);
}
