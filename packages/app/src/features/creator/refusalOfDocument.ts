import { messages as issues } from '../../fields/messages';
import { refusalOf } from '../../fields/refusalOf';
import type { AnyMessage } from '../../i18n/Messages';

/** A validation error of one field, or of the whole input. */
export interface InputError {
  field?: string | null | undefined;
  code: string;
}

const isIssue = (code: string): code is keyof typeof issues => code in issues;

/** The message for the first validation error of a form or a frame. */
export function refusalOfDocument(errors: readonly InputError[]): AnyMessage {
  const issue = errors.map(({ code }) => code).find(isIssue);
  return issue ? issues[issue] : refusalOf(errors);
}
