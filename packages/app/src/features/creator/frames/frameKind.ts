import { FrameIcon } from '@hearback/ui/icons';

import type { FramesTab_FrameFragment } from '../../../server/generated/graphql';
import { paths } from '../../../paths';
import type { DocumentKind } from '../documents/DocumentKind';
import * as creator from '../messages';
import { messages } from './messages';

/** Frames, as the creator lists and removes them. */
export const frameKind: DocumentKind<FramesTab_FrameFragment> = {
  link: 'frame',
  icon: FrameIcon,
  nameOf: ({ name }) => name,
  editorPath: paths.frameEditor,
  messages: {
    list: messages.list,
    search: messages.search,
    emptyTitle: messages.emptyTitle,
    emptyText: messages.emptyText,
    start: creator.messages.newFrame,
    removeTitle: messages.removeTitle,
    removeText: messages.removeText,
    removeCodes: messages.removeCodes,
  },
};
