import { RemoveCodesDocument } from '../../../server/generated/graphql';
import { messages } from './messages';

/** Codes; their feedback goes with them. The person has typed the word DELETE. */
export const codeRemoval = {
  kind: 'Code',
  document: RemoveCodesDocument,
  field: 'removeCodes',
  inputOf: (ids: string[]) => ({ ids, confirm: 'DELETE' }),
  page: 'CodesTab',
  removed: messages.removed,
} as const;
