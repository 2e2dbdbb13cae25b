import { FrameIcon } from '@hearback/ui/icons';
import { Badge, type EntityCard, type EntityColumn } from '@hearback/ui';

import { useFramesTabQuery } from '../../../server/generated/hooks';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { idsOf, useRemoval } from '../../../lists/removal/useRemoval';
import { DocumentsTab, newestFirst } from '../documents/DocumentsTab';
import {
  type FramesTab_FrameFragment,
  RemoveFramesDocument,
} from '../../../server/generated/graphql';
import { paths } from '../../../paths';
import { type DocumentListConfig, useDateColumns } from '../documents/documentList';
import * as creator from '../messages';
import { messages } from './messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { lazyDecoration, lazyDialog } from '../../../loading/lazy';
import * as styles from '../../../prints/FrameThumbnail.css';

/** The frame renderer is as large as the rest of the list, so it loads lazily. */
const FrameThumbnail = lazyDecoration(() =>
  import('../../../prints/PrintedFrame').then((file) => file.FrameThumbnail),
);

/** Sortable columns of frames. */
const orderFields = ['NAME', 'DATE_CREATED', 'DATE_UPDATED'] as const;

/** Columns of the list of frames. */
function useFrameColumns(): EntityColumn<FramesTab_FrameFragment>[] {
  const { formatMessage } = useIntl();
  const dateColumns = useDateColumns<FramesTab_FrameFragment>();

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      cell: ({ document }) => document.name,
      picture: ({ document }) => (
        <span className={styles.place}>
          <FrameThumbnail document={document} />
        </span>
      ),
      isSortable: true,
    },
    {
      id: 'size',
      label: formatMessage(messages.size),
      cell: ({ document: { size } }) =>
        formatMessage(messages.sizeInMm, { width: size.width_mm, height: size.height_mm }),
      isHideable: true,
    },
    {
      id: 'code',
      label: formatMessage(messages.code),
      cell: ({ hasQr }) => (
        <Badge tone={hasQr ? 'success' : 'warning'} dot={hasQr ? 'full' : 'hollow'}>
          {formatMessage(hasQr ? messages.hasCode : messages.hasNoCode)}
        </Badge>
      ),
      isHideable: true,
    },
    ...dateColumns,
  ];
}

/** A frame as a card: a warning only where no code would be printed. */
function useFrameCard(): EntityCard<FramesTab_FrameFragment> {
  const { formatMessage } = useIntl();
  return {
    picture: ({ document }) => (
      <span className={styles.place} data-large>
        <FrameThumbnail document={document} />
      </span>
    ),
    line: ({ document: { size }, hasQr }) => (
      <>
        {formatMessage(messages.sizeInMm, { width: size.width_mm, height: size.height_mm })}
        {!hasQr && (
          <Badge tone="warning" dot="hollow">
            {formatMessage(messages.hasNoCode)}
          </Badge>
        )}
      </>
    ),
  };
}

/** Removal of frames. Codes that link one are unpublished, and refetched when they are shown again. */
const frameRemoval = {
  kind: 'Frame',
  document: RemoveFramesDocument,
  field: 'removeFrames',
  inputOf: idsOf,
  page: 'FramesTab',
  removed: messages.removed,
} as const;

/** List and removal configuration of frames. */
const frameList: DocumentListConfig<FramesTab_FrameFragment> = {
  link: 'frame',
  icon: FrameIcon,
  nameOf: ({ name }) => name,
  editorPath: paths.frameEditor,
  listPath: paths.frames,
  New: lazyDialog(() => import('./NewFrameDialog').then((file) => file.NewFrameDialog)),
  messages: {
    list: messages.list,
    search: messages.search,
    emptyTitle: messages.emptyTitle,
    emptyText: messages.emptyText,
    start: creator.messages.newFrame,
    removeTitle: messages.removeTitle,
    removeConfirm: messages.removeConfirm,
    removeText: messages.removeText,
    removeCodes: messages.removeCodes,
  },
};

/** `/creator/frames/` */
export function FramesTab() {
  const { query, onQuery, variables } = useEntityQuery(orderFields, newestFirst);
  const { data, previousData, ...result } = useFramesTabQuery({ variables });

  return (
    <DocumentsTab
      kind={frameList}
      columns={useFrameColumns()}
      card={useFrameCard()}
      asked={{ query, onQuery }}
      page={data?.frames}
      previousPage={previousData?.frames}
      result={result}
      remove={useRemoval(frameRemoval)}
    />
  );
}
