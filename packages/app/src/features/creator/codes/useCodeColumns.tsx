import { memo } from 'react';

import { type EntityColumn, Text } from '@hearback/ui';
import { payloadOf } from '@hearback/print/codes';

import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { useLinkedFrameQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import * as creator from '../messages';
import { CodeState } from './CodeState';
import { lazyDecoration } from '../../../loading/lazy';
import * as styles from '../frames/FrameThumbnail.css';
import { messages } from './messages';

/** The renderers load only if the list has rows. */
const CodeView = lazyDecoration(() => import('@hearback/ui/codes').then((file) => file.CodeView));
const FrameView = lazyDecoration(() =>
  import('@hearback/ui/frames').then((file) => file.FrameView),
);

interface CodeThumbnailProps {
  code: Pick<CodesTab_CodeFragment, 'shortUrl' | 'style' | 'frame'>;
}

/**
 * A small picture of the print, by which codes are told apart; without a frame, of the code. A frame of several codes
 * is requested once. Memoized: redrawing a hundred of them on every keystroke in the search is noticeable.
 */
const CodeThumbnail = memo(function CodeThumbnail({ code }: CodeThumbnailProps) {
  const { shortUrl, style, frame } = code;
  const { language } = useLanguage();
  const { data } = useLinkedFrameQuery({
    variables: { id: frame?.id ?? '' },
    fetchPolicy: 'cache-first',
    skip: !frame,
  });
  const text = payloadOf(shortUrl);
  const document = data?.frame?.document;

  return (
    <span className={styles.place}>
      {!frame && (
        <span className={styles.sheet} style={{ width: 40 }}>
          <CodeView text={text} label="" look={style ?? {}} />
        </span>
      )}
      {document && (
        <span
          className={styles.sheet}
          data-shaped={(document.size.cut ?? 'rectangle') === 'rectangle' ? undefined : ''}
          style={{
            width: `${Math.min(1, document.size.width_mm / document.size.height_mm) * 100}%`,
          }}
        >
          <FrameView
            document={document}
            label=""
            language={language}
            codeText={text}
            codeStyle={style ?? undefined}
          />
        </span>
      )}
    </span>
  );
});

/** Sortable columns of codes. */
export const codeOrderFields = ['NAME', 'STATE', 'LOCATION', 'DATE_CREATED'] as const;

/** Columns of the list of codes. */
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
      cell: ({ name }) => name,
      picture: (code) => <CodeThumbnail code={code} />,
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
      // The picture shows it.
      below: 1040,
      label: formatMessage(messages.frame),
      cell: ({ frame }) => frame?.name ?? none,
      brief: ({ frame }) => frame?.name,
      onCard: 'detail',
      isHideable: true,
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
