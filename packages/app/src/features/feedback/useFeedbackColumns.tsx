import {
  Badge,
  type EntityColumn,
  findWords,
  Inline,
  Highlight,
  Stack,
  StarRating,
  Text,
} from '@hearback/ui';
import { ChatIcon } from '@hearback/ui/icons';
import type {
  FeedbackRow_FeedbackFragment,
  FeedbackStatus,
  Sentiment,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/moments';
import { messages } from './messages';
import { sentiments, statuses } from './feedbackLabels';
import * as styles from './useFeedbackColumns.css';

interface StatusBadgeProps {
  status: FeedbackStatus;
}

/** Status of a submission. */
function StatusBadge({ status }: StatusBadgeProps) {
  const { formatMessage } = useIntl();
  const { label, tone, dot } = statuses[status];

  return (
    <Badge tone={tone} dot={dot}>
      {formatMessage(label)}
    </Badge>
  );
}

interface SentimentBadgeProps {
  /** Null while the sentiment of the comment is pending. */
  sentiment: Sentiment | null;
}

/** Sentiment of a submission. */
function SentimentBadge({ sentiment }: SentimentBadgeProps) {
  const { formatMessage } = useIntl();
  if (sentiment === null) {
    return (
      <Text as="span" size="small" tone="muted">
        {formatMessage(messages.judging)}
      </Text>
    );
  }
  const { label, tone, dot } = sentiments[sentiment];

  return (
    <Badge tone={tone} dot={dot}>
      {formatMessage(label)}
    </Badge>
  );
}

/** Marks a submission in the list that has a reply. */
function RepliedMark() {
  const { formatMessage } = useIntl();
  return <ChatIcon size="small" label={formatMessage(messages.replied)} />;
}

/** Sortable columns of feedback. */
export const feedbackOrderFields = ['RATING', 'DATE_SUBMITTED'] as const;

type Column = EntityColumn<FeedbackRow_FeedbackFragment>;

/** Columns of the list of feedback, with search words highlighted. */
export function useFeedbackColumns(words: string): Column[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();

  const nameOf = ({ name }: FeedbackRow_FeedbackFragment) =>
    name ? <Highlight text={name} words={words} /> : formatMessage(messages.anonymous);

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
        <Highlight text={excerpt(comment, words)} words={words} />
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
      cell: ({ email }) => <Highlight text={email} words={words} />,
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

/** Columns shown while details are open beside the list; the rating moves below the name. */
const narrowIds = ['name', 'comment', 'status'];

/** Reduces the columns to those that fit beside the open details. */
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
/** Number of characters before the first match. */
const leadLength = 30;

/** Excerpt of a comment: its beginning, or the text around the first match. */
function excerpt(comment: string, words: string): string {
  const [first] = findWords(comment, words);
  const found = first?.isFound === false ? first.text.length : 0;
  const isFoundLate = found < comment.length && found > excerptLength - leadLength;
  const start = isFoundLate ? found - leadLength : 0;
  const part = comment.slice(start, start + excerptLength).trim();
  return `${start > 0 ? '…' : ''}${part}${start + excerptLength < comment.length ? '…' : ''}`;
}
