import { Badge, type EntityColumn } from '@hearback/ui';

import type { FramesTab_FrameFragment } from '../../../apollo/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import * as creator from '../messages';
import { FrameThumbnail } from './FrameThumbnail';
import { messages } from './messages';

/** By what frames can be sorted: the columns of these names. */
export const orderFields = ['NAME', 'DATE_CREATED', 'DATE_UPDATED'] as const;

/** What a row of the list of frames shows. */
export function useFrameColumns(): EntityColumn<FramesTab_FrameFragment>[] {
  const { formatMessage, formatDate } = useIntl();

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      cell: ({ document }) => <FrameThumbnail document={document} />,
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
    {
      id: 'DATE_UPDATED',
      label: formatMessage(creator.messages.dateUpdated),
      cell: ({ dateUpdated }) => formatDate(dateUpdated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      label: formatMessage(creator.messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
    },
  ];
}
