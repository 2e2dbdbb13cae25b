import { Badge, Inline, StarRating, Text, type EntityColumn } from '@hearback/ui';

import type { FeedbackRow_FeedbackFragment } from '../../apollo/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/useMoment';
import { messages } from './messages';
import { SentimentBadge } from './SentimentBadge';
import * as styles from './useFeedbackColumns.css';

/** By what feedback can be sorted: the columns of these names. */
export const orderFields = ['RATING', 'DATE_SUBMITTED'] as const;

type Column = EntityColumn<FeedbackRow_FeedbackFragment>;

/** What a row of the list of feedback shows. */
export function useFeedbackColumns(arrived: ReadonlySet<string>): Column[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();

  const nameOf = ({ id, name }: FeedbackRow_FeedbackFragment) => (
    <Inline gap="xsmall" wraps={false}>
      <span>{name || formatMessage(messages.anonymous)}</span>
      {arrived.has(id) && <Badge tone="accent">{formatMessage(messages.isNew)}</Badge>}
    </Inline>
  );

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
      <div className={styles.comment}>{excerpt(comment)}</div>
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
    },
    { id: 'comment', label: formatMessage(messages.comment), cell: commentOf, isHideable: true },
    {
      id: 'sentiment',
      label: formatMessage(messages.sentiment),
      cell: ({ sentiment }) => <SentimentBadge sentiment={sentiment} />,
      isHideable: true,
      isTight: true,
    },
    {
      id: 'location',
      label: formatMessage(messages.location),
      cell: ({ location }) => location,
      isHideable: true,
    },
    {
      id: 'code',
      label: formatMessage(messages.code),
      cell: ({ codeName }) => codeName,
      isHideable: true,
    },
  ];
  const hiddenAtFirst: Column[] = [
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
      cell: ({ email }) => email,
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
    },
  ];
}

const excerptLength = 90;

/** Enough of a comment to know whether to open it. */
const excerpt = (comment: string) =>
  comment.length > excerptLength ? `${comment.slice(0, excerptLength).trimEnd()}…` : comment;
