import { RemoveFramesDocument } from '../../../server/generated/graphql';
import { idsOf } from '../../../lists/removal/Removal';
import { messages } from './messages';

/** Frames. Codes that show one are unpublished, and asked for again when they are shown. */
export const frameRemoval = {
  kind: 'Frame',
  document: RemoveFramesDocument,
  field: 'removeFrames',
  inputOf: idsOf,
  page: 'FramesTab',
  removed: messages.removed,
} as const;
