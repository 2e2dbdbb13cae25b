import { Text, type EntityColumn } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import * as creator from '../messages';
import { CodeState } from './CodeState';
import { CodeThumbnail } from './CodeThumbnail';
import { messages } from './messages';

/** By what codes can be sorted: the columns of these names. */
export const orderFields = ['NAME', 'STATE', 'LOCATION', 'DATE_CREATED'] as const;

/** What a row of the list of codes shows. */
export function useCodeColumns(): EntityColumn<CodesTab_CodeFragment>[] {
  const { formatMessage, formatDate } = useIntl();
  const none = (
    <Text as="span" size="small" tone="muted">
      {formatMessage(messages.none)}
    </Text>
  );

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      cell: (code) => <CodeThumbnail code={code} />,
      isSortable: true,
    },
    {
      id: 'STATE',
      label: formatMessage(messages.state),
      cell: (code) => <CodeState code={code} />,
      isSortable: true,
      isTight: true,
    },
    {
      id: 'LOCATION',
      label: formatMessage(messages.location),
      cell: ({ location }) => location.name,
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'company',
      label: formatMessage(messages.company),
      cell: ({ company }) => company.name,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'description',
      label: formatMessage(messages.description),
      cell: ({ description }) => description,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'form',
      label: formatMessage(messages.form),
      cell: ({ form }) => form?.title ?? none,
      isHideable: true,
    },
    {
      id: 'frame',
      label: formatMessage(messages.frame),
      cell: ({ frame }) => frame?.name ?? none,
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      label: formatMessage(creator.messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
  ];
}
