import { type EntityColumn, Text } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import * as creator from '../messages';
import { CodeState } from './CodeState';
import { useTagsColumn } from '../../../lists/tags';
import { lazyDecoration } from '../../../loading/lazy';
import * as styles from '../../../prints/FrameThumbnail.css';
import { messages } from './messages';

/** The renderers load only if the list has rows. */
const CodeThumbnail = lazyDecoration(() =>
  import('../../../prints/PrintedFrame').then((file) => file.CodeThumbnail),
);

/** Sortable columns of codes. */
export const codeOrderFields = ['NAME', 'STATE', 'LOCATION', 'DATE_CREATED'] as const;

/** Columns of the list of codes. */
export function useCodeColumns(): EntityColumn<CodesTab_CodeFragment>[] {
  const { formatMessage, formatDate } = useIntl();
  const tags = useTagsColumn();
  const none = (
    <Text as="span" size="small" tone="muted">
      {formatMessage(messages.none)}
    </Text>
  );

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      cell: ({ name }) => name,
      picture: (code) => (
        <span className={styles.place}>
          <CodeThumbnail code={code} />
        </span>
      ),
      isSortable: true,
    },
    {
      id: 'STATE',
      label: formatMessage(messages.state),
      cell: (code) => <CodeState code={code} />,
      isSortable: true,
      isTight: true,
      onCard: 'unnamed',
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
    tags,
    {
      id: 'description',
      label: formatMessage(messages.description),
      cell: ({ description }) => description,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'form',
      below: 1040,
      label: formatMessage(messages.form),
      cell: ({ form }) => form?.title ?? none,
      brief: ({ form }) => form?.title,
      isHideable: true,
    },
    {
      id: 'frame',
      below: 1040,
      label: formatMessage(messages.frame),
      cell: ({ frame }) => frame?.name ?? none,
      brief: ({ frame }) => frame?.name,
      onCard: 'detail',
      isHideable: true,
      // The picture shows it.
      isHiddenAtFirst: true,
    },
    {
      id: 'DATE_CREATED',
      below: 900,
      onCard: 'unnamed',
      label: formatMessage(creator.messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
  ];
}
