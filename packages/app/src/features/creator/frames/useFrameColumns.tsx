import { Badge, type EntityColumn } from '@hearback/ui';

import type { FramesTab_FrameFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { useDateColumns } from '../documents/useDateColumns';
import { FrameThumbnail } from './FrameThumbnail';
import { messages } from './messages';

/** By what frames can be sorted: the columns of these names. */
export const orderFields = ['NAME', 'DATE_CREATED', 'DATE_UPDATED'] as const;

/** What a row of the list of frames shows. */
export function useFrameColumns(): EntityColumn<FramesTab_FrameFragment>[] {
  const { formatMessage } = useIntl();
  const dateColumns = useDateColumns<FramesTab_FrameFragment>();

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
    ...dateColumns,
  ];
}
