import { useEffect, useState } from 'react';

import {
  Badge,
  type EntityColumn,
  findWords,
  Hidden,
  Highlight,
  StarRating,
  Text,
} from '@hearback/ui';
import type { FieldAnswers } from '@hearback/schema/documents';
import { ChatIcon, UserIcon } from '@hearback/ui/icons';
import type { FeedbackRow_FeedbackFragment, Sentiment } from '../../server/generated/graphql';
import { useQuestionsOfFormQuery } from '../../server/generated/hooks';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { loadChunk } from '../../loading/chunkError';
import { useMoment } from '../../i18n/moments';
import { messages } from './messages';
import { contradictsRating, sentiments, statuses } from './feedbackLabels';
import type { Question, questionsOf } from './questions';
import { useDueBadge, type Member } from './WorkViews';
import * as styles from './useFeedbackColumns.css';

type Row = FeedbackRow_FeedbackFragment & { answers?: FieldAnswers };

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

type Column = EntityColumn<Row>;

/** Columns of the list of feedback, with search words highlighted, and one for each question of a form. */
export function useFeedbackColumns(
  words: string,
  questions: readonly Question[],
  members: readonly Member[] = [],
): Column[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const dueBadge = useDueBadge();

  /** Status and sentiment, as far as the dot of new rows and the stars do not say them. */
  const signsOf = ({ status, sentiment, rating, repliedAt, dueAt }: Row) => {
    const due = dueBadge(dueAt);
    const badges = [
      ...(sentiment && contradictsRating(sentiment, rating) ? [sentiments[sentiment]] : []),
      ...(status === 'NEW' ? [] : [statuses[status]]),
    ];
    if (badges.length === 0 && !repliedAt && !due) return null;
    return (
      <span className={styles.signs}>
        {due}
        {badges.map(({ label, tone, dot }) => (
          <Badge key={label.id} tone={tone} dot={dot}>
            {formatMessage(label)}
          </Badge>
        ))}
        {repliedAt && <RepliedMark />}
      </span>
    );
  };

  const highlight = (text: string) => (text ? <Highlight text={text} words={words} /> : null);

  const ratingOf = ({ rating }: Row) =>
    typeof rating === 'number' ? (
      <StarRating value={rating} label={formatMessage(messages.ratingOf, { rating })} />
    ) : (
      <Hidden>{formatMessage(messages.noRating)}</Hidden>
    );

  const commentOf = ({ comment, status }: Row) =>
    comment ? (
      <span className={styles.comment} data-new={status === 'NEW' || undefined}>
        {highlight(excerpt(comment, words))}
      </span>
    ) : null;

  return [
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
      id: 'comment',
      label: formatMessage(messages.comment),
      cell: commentOf,
      isTitle: true,
      onCard: 'line',
    },
    // Most rows have none: a column of its own would be empty.
    {
      id: 'status',
      label: formatMessage(messages.status),
      cell: (row) => signsOf(row),
      isHideable: true,
      below: 'always',
    },
    ...(members.length === 0
      ? []
      : [
          {
            id: 'assignee',
            label: formatMessage(messages.assignee),
            cell: ({ assigneeId }: Row) => {
              const name = members.find(({ id }) => id === assigneeId)?.name;
              return name === undefined ? null : (
                <span className={styles.signs}>
                  <UserIcon size="small" label={formatMessage(messages.assignee)} />
                  {name}
                </span>
              );
            },
            isHideable: true,
            below: 'always' as const,
          },
        ]),
    {
      id: 'sentiment',
      label: formatMessage(messages.sentiment),
      cell: ({ sentiment }) => <SentimentBadge sentiment={sentiment} />,
      isHideable: true,
      isHiddenAtFirst: true,
      isTight: true,
      onCard: 'beside',
    },
    {
      id: 'name',
      label: formatMessage(messages.name),
      cell: ({ name }) => highlight(name),
      isHideable: true,
      below: 'always',
    },
    {
      id: 'location',
      label: formatMessage(messages.location),
      cell: ({ location }) => location,
      isHideable: true,
      below: 'always',
    },
    {
      id: 'code',
      label: formatMessage(messages.code),
      cell: ({ codeName }) => codeName,
      isHideable: true,
      isHiddenAtFirst: true,
      below: 'always',
    },
    {
      id: 'company',
      label: formatMessage(messages.company),
      cell: ({ company }) => company,
      isHideable: true,
      isHiddenAtFirst: true,
      below: 'always',
    },
    {
      id: 'email',
      label: formatMessage(messages.email),
      cell: ({ email }) => highlight(email),
      isHideable: true,
      isHiddenAtFirst: true,
      below: 'always',
    },
    ...questions.map(({ id, label, textOf }): Column => ({
      id: `answer-${id}`,
      label,
      cell: ({ answers }) => {
        const value = answers?.[id]?.value;
        if (value === undefined) return null;
        return (
          <span title={label}>
            {/[?!.:…]$/u.test(label) ? label : `${label}:`} {highlight(textOf(value))}
          </span>
        );
      },
      isHideable: true,
      below: 'always',
    })),
    {
      id: 'DATE_SUBMITTED',
      label: formatMessage(messages.dateSubmitted),
      cell: ({ dateSubmitted }) => formatMoment(dateSubmitted),
      isSortable: true,
      isHideable: true,
      isTight: true,
      align: 'end',
      below: 760,
      onCard: 'unnamed',
    },
  ];
}

/** The questions of the form that the list is narrowed to. Empty without one, and while they load. */
export function useQuestions(formId: string): readonly Question[] {
  const { language } = useLanguage();
  const { data } = useQuestionsOfFormQuery({ variables: { id: formId }, skip: formId === '' });
  const [read, setRead] = useState<{ questionsOf: typeof questionsOf }>();
  const document = formId === '' ? undefined : data?.form?.document;

  useEffect(() => {
    // Without it the list has no columns of questions; the next visit asks again.
    if (document) loadChunk(() => import('./questions')).then(setRead, () => undefined);
  }, [document]);

  return document && read ? read.questionsOf(document, language) : [];
}

/** Columns shown while details are open beside the list, all in the lines of a row. */
const narrowIds = ['comment', 'RATING', 'name', 'DATE_SUBMITTED', 'status', 'assignee'];

/** Reduces the columns to those that fit beside the open details. */
export const narrowColumns = (columns: readonly Column[]): Column[] =>
  narrowIds
    .flatMap((narrow) => columns.find(({ id }) => id === narrow) ?? [])
    .map((column) => ({
      ...column,
      isHideable: false,
      isSortable: false,
      ...(column.isTitle ? {} : { below: 'always' }),
    }));

const excerptLength = 140;
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
