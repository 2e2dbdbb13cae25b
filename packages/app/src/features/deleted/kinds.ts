import type { DeletionKind } from '../../server/generated/graphql';
import type { AnyMessage } from '../../i18n/AnyMessage';
import { messages } from './messages';

/** What each kind of thing is called. */
export const kinds: Readonly<Record<DeletionKind, AnyMessage>> = {
  COMPANY: messages.company,
  LOCATION: messages.location,
  FORM: messages.form,
  FRAME: messages.frame,
  TEMPLATE: messages.template,
  CODE: messages.code,
  FEEDBACK: messages.feedback,
};
