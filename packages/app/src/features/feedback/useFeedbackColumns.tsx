import {
  findWords,
  Inline,
  Marked,
  Stack,
  StarRating,
  Text,
  type EntityColumn,
} from '@hearback/ui';

import type { FeedbackRow_FeedbackFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/useMoment';
import { messages } from './messages';
import { RepliedMark } from './RepliedMark';
import { SentimentBadge } from './SentimentBadge';
import { StatusBadge } from './StatusBadge';
import * as styles from './useFeedbackColumns.css';

/** By what feedback can be sorted: the columns of these names. */
export const orderFields = ['RATING', 'DATE_SUBMITTED'] as const;

type Column = EntityColumn<FeedbackRow_FeedbackFragment>;

/** What a row of the list of feedback shows, with the words that were searched for. */
export function useFeedbackColumns(words: string): Column[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();

  const nameOf = ({ name }: FeedbackRow_FeedbackFragment) =>
    name ? <Marked text={name} words={words} /> : formatMessage(messages.anonymous);

  const ratingOf = ({ rating }: FeedbackRow_FeedbackFragment) =>
    typeof rating === 'number' ? (
      <StarRating value={rating} label={formatMessage(messages.ratingOf, { rating })} />
    ) : (
      <Text as="span" size="small" tone="muted">
        {formatMessage(messages.noRating)}
      </Text>
    );

  const commentOf = ({ comment }: FeedbackRow_FeedbackFragment) =>
    comment ? (
      <div className={styles.comment}>
        <Marked text={excerpt(comment, words)} words={words} />
      </div>
    ) : (
      <Text as="span" size="small" tone="muted">
        {formatMessage(messages.noComment)}
      </Text>
    );

  const shown: Column[] = [
    { id: 'name', label: formatMessage(messages.name), cell: nameOf },
    {
      id: 'RATING',
      label: formatMessage(messages.rating),
      cell: ratingOf,
      isSortable: true,
      isHideable: true,
      isTight: true,
      onCard: 'beside',
    },
    {
      id: 'sentiment',
      label: formatMessage(messages.sentiment),
      cell: ({ sentiment }) => <SentimentBadge sentiment={sentiment} />,
      isHideable: true,
      isTight: true,
      onCard: 'beside',
    },
    {
      id: 'status',
      label: formatMessage(messages.status),
      cell: ({ status, repliedAt }) => (
        <Inline gap="xsmall" wraps={false}>
          <StatusBadge status={status} />
          {repliedAt && <RepliedMark />}
        </Inline>
      ),
      isHideable: true,
      isTight: true,
      onCard: 'beside',
    },
    {
      id: 'comment',
      label: formatMessage(messages.comment),
      cell: commentOf,
      isHideable: true,
      onCard: 'line',
    },
    {
      id: 'location',
      label: formatMessage(messages.location),
      cell: ({ location }) => <div className={styles.location}>{location}</div>,
      isHideable: true,
      onCard: 'beside',
    },
  ];
  const hiddenAtFirst: Column[] = [
    {
      id: 'code',
      label: formatMessage(messages.code),
      cell: ({ codeName }) => codeName,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'company',
      label: formatMessage(messages.company),
      cell: ({ company }) => company,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'email',
      label: formatMessage(messages.email),
      cell: ({ email }) => <Marked text={email} words={words} />,
      isHideable: true,
      isHiddenAtFirst: true,
    },
  ];
  return [
    ...shown,
    ...hiddenAtFirst,
    {
      id: 'DATE_SUBMITTED',
      label: formatMessage(messages.dateSubmitted),
      cell: ({ dateSubmitted }) => formatMoment(dateSubmitted),
      isSortable: true,
      isHideable: true,
      isTight: true,
      onCard: 'beside',
    },
  ];
}

/** The columns that stay while one answer is open beside the list; the stars go below the name. */
const narrowIds = ['name', 'comment', 'status'];

/** What is left of the columns where half of the room is taken. */
export function narrowColumns(columns: readonly Column[]): Column[] {
  const rating = columns.find(({ id }) => id === 'RATING');
  return narrowIds
    .flatMap((narrow) => columns.find(({ id }) => id === narrow) ?? [])
    .map((column) => ({
      ...column,
      isHideable: false,
      isSortable: false,
      ...(column.id === 'name'
        ? {
            cell: (row) => (
              <Stack gap="xxsmall">
                {column.cell(row)}
                {rating?.cell(row)}
              </Stack>
            ),
          }
        : {}),
    }));
}

const excerptLength = 90;
/** How much stands before the first word that was found. */
const leadLength = 30;

/** Enough of a comment to know whether to open it: its beginning, or what is around the first word that was found. */
function excerpt(comment: string, words: string): string {
  const [first] = findWords(comment, words);
  const found = first?.isFound === false ? first.text.length : 0;
  const isFoundLate = found < comment.length && found > excerptLength - leadLength;
  const start = isFoundLate ? found - leadLength : 0;
  const part = comment.slice(start, start + excerptLength).trim();
  return `${start > 0 ? '…' : ''}${part}${start + excerptLength < comment.length ? '…' : ''}`;
}
