import { RemoveFormsDocument } from '../../../server/generated/graphql';
import { idsOf } from '../../../lists/removal/useRemoval';
import { messages } from './messages';

/** Removal of forms. Codes that link one are unpublished, and refetched when they are shown again. */
export const formRemoval = {
  kind: 'Form',
  document: RemoveFormsDocument,
  field: 'removeForms',
  inputOf: idsOf,
  page: 'FormsTab',
  removed: messages.removed,
} as const;
