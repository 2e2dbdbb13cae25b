import { RemoveTemplatesDocument } from '../../../apollo/generated/graphql';
import { idsOf } from '../../../removal/Removal';
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
