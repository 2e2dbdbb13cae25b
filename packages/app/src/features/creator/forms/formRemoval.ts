import { RemoveFormsDocument } from '../../../server/generated/graphql';
import { idsOf } from '../../../lists/removal/Removal';
import { messages } from './messages';

/** Forms. Codes that show one are unpublished, and asked for again when they are shown. */
export const formRemoval = {
  kind: 'Form',
  document: RemoveFormsDocument,
  field: 'removeForms',
  inputOf: idsOf,
  page: 'FormsTab',
  removed: messages.removed,
} as const;
