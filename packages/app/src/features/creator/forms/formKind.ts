import { FormIcon } from '@hearback/ui/icons';

import type { FormsTab_FormFragment } from '../../../server/generated/graphql';
import { paths } from '../../../paths';
import type { DocumentKind } from '../documents/DocumentKind';
import * as creator from '../messages';
import { messages } from './messages';

/** List and removal configuration of forms. */
export const formKind: DocumentKind<FormsTab_FormFragment> = {
  link: 'form',
  icon: FormIcon,
  nameOf: ({ title }) => title,
  editorPath: paths.formEditor,
  messages: {
    list: messages.list,
    search: messages.search,
    emptyTitle: messages.emptyTitle,
    emptyText: messages.emptyText,
    start: creator.messages.newForm,
    removeTitle: messages.removeTitle,
    removeText: messages.removeText,
    removeCodes: messages.removeCodes,
  },
};
