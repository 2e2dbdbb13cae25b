import { RemoveTemplatesDocument } from '../../../server/generated/graphql';
import { idsOf } from '../../../lists/removal/Removal';
import { messages } from './messages';

/** Templates of the account's own. Forms that began with one stay as they are. */
export const templateRemoval = {
  kind: 'Template',
  document: RemoveTemplatesDocument,
  field: 'removeTemplates',
  inputOf: idsOf,
  page: 'OwnTemplates',
  removed: messages.removed,
} as const;
