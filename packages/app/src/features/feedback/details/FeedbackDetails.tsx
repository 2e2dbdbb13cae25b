import { useState } from 'react';

import {
  Button,
  Divider,
  type Fact,
  Facts,
  Inline,
  Notice,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@hearback/ui';
import { UndoIcon } from '@hearback/ui/icons';

import type { FeedbackStatus } from '../../../server/generated/graphql';
import { useFeedbackDetailsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/moments';
import {
  channels,
  contradictsRating,
  formatDuration,
  sentimentOf,
  sentiments,
  sourceMessages,
  statuses,
  statusNames,
  statusOf,
} from '../feedbackLabels';
import { messages as feedbackMessages } from '../messages';
import { AnswerCard } from './AnswerCard';
import { type Details, useUpdateFeedback } from './useUpdateFeedback';
import { Note, NoteText } from './Note';
import { useAccess } from '../../../session/useAccess';
import { useDueBadge, useTeam } from '../WorkViews';
import { Reply } from './Reply';
import { messages, publications } from './messages';

interface StatusControlProps {
  status: FeedbackStatus;
  onStatus: (status: FeedbackStatus) => void;
}

/** Shows and changes the status of a submission. */
function StatusControl({ status, onStatus }: StatusControlProps) {
  const { formatMessage } = useIntl();

  return (
    <RadioGroup
      label={formatMessage(feedbackMessages.status)}
      direction="across"
      value={status}
      onChange={(name) => {
        const chosen = statusOf(name);
        if (chosen) onStatus(chosen);
      }}
      options={statusNames.map((name) => ({
        value: name,
        label: formatMessage(statuses[name].label),
      }))}
    />
  );
}

/** The moment by which a submission is to be replied to. */
function DueTime({ dueAt }: { dueAt: string }) {
  const { formatMessage, formatDate } = useIntl();
  const date = formatDate(dueAt, { dateStyle: 'medium', timeStyle: 'short' });
  const badge = useDueBadge();
  return (
    <Inline gap="small">
      <Text as="span" size="small" tone="muted">
        {formatMessage(feedbackMessages.dueAt, { date })}
      </Text>
      {badge(dueAt)}
    </Inline>
  );
}

/** Options need a nonempty value. */
const nobody = 'nobody';

interface AssigneeControlProps {
  feedback: { id: string; assigneeId: string | null };
  /** Gets the id of the colleague, null for nobody, and the name of either. */
  onAssign: (assigneeId: string | null, name: string) => void;
}

/** Shows and changes who is to work on a submission. Hidden for whoever is alone in the account. */
function AssigneeControl({ feedback: { id, assigneeId }, onAssign }: AssigneeControlProps) {
  const { formatMessage } = useIntl();
  const { members, labelOf } = useTeam(id);
  if (members.length === 0) return null;
  const options = [
    { value: nobody, label: formatMessage(feedbackMessages.nobody) },
    ...members
      .filter((member) => member.mayWork || member.id === assigneeId)
      .map((member) => ({ value: member.id, label: labelOf(member) })),
  ];

  return (
    <Select
      label={formatMessage(feedbackMessages.assignee)}
      hint={formatMessage(feedbackMessages.assigneeHint)}
      value={assigneeId ?? nobody}
      onChange={(chosen) => {
        const name = options.find(({ value }) => value === chosen)?.label ?? '';
        onAssign(chosen === nobody ? null : chosen, name);
      }}
      options={options}
      isSearchable={options.length > 10}
    />
  );
}

/** Emails are delayed by a minute. */
const replyPollMs = 15_000;

interface Props {
  id: string;
  /** The search words to highlight. */
  words: string;
  onStatus: (status: FeedbackStatus) => void;
  onAssign: (assigneeId: string | null, name: string) => void;
}

/** Details of one submission, with its actions. */
export function FeedbackDetails({ id, words, onStatus, onAssign }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { mayManage } = useAccess();
  const [isAwaited, setIsAwaited] = useState(false);
  const { data, previousData, error, loading } = useFeedbackDetailsQuery({
    variables: { id },
    // Read receipts and email states change without any action on this screen.
    fetchPolicy: 'cache-and-network',
    pollInterval: isAwaited ? replyPollMs : 0,
  });
  // The loaded details stay visible if a refetch fails.
  const before = error && previousData?.feedback?.id === id ? previousData.feedback : undefined;
  const feedback = data?.feedback ?? before;
  const isNewsAwaited = feedback?.replyState === 'WAITING';
  if (isNewsAwaited !== isAwaited) setIsAwaited(isNewsAwaited);

  if (!feedback && loading) {
    return (
      <Stack gap="small">
        <Skeleton shape="title" width="short" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  if (!feedback) {
    return (
      <Notice
        tone="warning"
        title={formatMessage(error ? feedbackMessages.failed : feedbackMessages.gone)}
      />
    );
  }
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <Text size="small" tone="muted">
          {[
            feedback.location,
            feedback.codeName,
            formatMoment(feedback.dateSubmitted).replaceAll(' ', '\u00a0'),
          ].join(' · ')}
        </Text>
        <AnswerCard feedback={feedback} words={words} />
      </Stack>
      {mayManage && (
        <>
          {feedback.dueAt && <DueTime dueAt={feedback.dueAt} />}
          <Reply feedback={feedback} />
          <Divider />
          <StatusControl status={feedback.status} onStatus={onStatus} />
          <AssigneeControl feedback={feedback} onAssign={onAssign} />
          <SentimentControl feedback={feedback} />
          <Note feedback={feedback} />
          <PublicControl feedback={feedback} />
        </>
      )}
      {!mayManage && feedback.note !== '' && <NoteText feedback={feedback} />}
      <Divider />
      <Origin feedback={feedback} />
    </Stack>
  );
}

/** Beyond this delay, for example offline, the details also show when it was submitted. */
const offlineSubmissionMs = 60_000;

/** Metadata of a submission: place, code, dates and channel. */
function Origin({ feedback }: { feedback: Details }) {
  const intl = useIntl();
  const { formatMessage, formatDate, formatNumber } = intl;
  const { dateSubmitted, occurredAt, duration } = feedback;

  const moment = (text: string) => formatDate(text, { dateStyle: 'long', timeStyle: 'short' });
  const isLate = Date.parse(dateSubmitted) - Date.parse(occurredAt) > offlineSubmissionMs;

  const facts: Fact[] = [
    { label: formatMessage(feedbackMessages.company), value: feedback.company },
    { label: formatMessage(feedbackMessages.location), value: feedback.location },
    { label: formatMessage(feedbackMessages.code), value: feedback.codeName },
    { label: formatMessage(feedbackMessages.dateSubmitted), value: moment(dateSubmitted) },
    ...(isLate
      ? [{ label: formatMessage(feedbackMessages.occurredAt), value: moment(occurredAt) }]
      : []),
    ...(typeof duration === 'number'
      ? [{ label: formatMessage(feedbackMessages.duration), value: formatDuration(intl, duration) }]
      : []),
    {
      label: formatMessage(feedbackMessages.channel),
      value: formatMessage(channels[feedback.channel]),
    },
    ...(feedback.isProven
      ? [{ label: formatMessage(messages.visit), value: formatMessage(messages.proven) }]
      : []),
    ...(feedback.publication
      ? [
          {
            label: formatMessage(messages.publication),
            value: formatMessage(publications[feedback.publication]),
          },
        ]
      : []),
    {
      label: formatMessage(feedbackMessages.formVersion),
      value: formatNumber(feedback.formVersion),
    },
  ];
  return <Facts facts={facts} />;
}

/** Hides an answer on public pages that its visitor lets be shown there, or shows it again. */
function PublicControl({ feedback: { id, publication } }: { feedback: Details }) {
  const { formatMessage } = useIntl();
  const { update } = useUpdateFeedback();
  if (publication !== 'AGREED' && publication !== 'HIDDEN') return null;

  return (
    <Switch
      label={formatMessage(messages.shownPublicly)}
      hint={formatMessage(messages.shownPubliclyHint)}
      value={publication === 'AGREED'}
      onChange={(isShown) => void update({ id, isHidden: !isShown })}
    />
  );
}

interface SentimentControlProps {
  feedback: Pick<Details, 'id' | 'sentiment' | 'sentimentSource' | 'comment' | 'rating'>;
}

/** Says where a sentiment comes from; that unclear words left it to the rating; that words contradict it. */
function sourceOf({
  sentiment,
  sentimentSource,
  comment,
  rating,
}: SentimentControlProps['feedback']) {
  if (!sentimentSource) return feedbackMessages.judging;
  if (sentimentSource === 'RATING' && comment) return feedbackMessages.fromUnclear;
  return sentimentSource === 'COMMENT' && contradictsRating(sentiment, rating)
    ? feedbackMessages.fromContradiction
    : sourceMessages[sentimentSource];
}

/** The sentiment of a submission, with the owner's correction, which can be undone. */
function SentimentControl({ feedback }: SentimentControlProps) {
  const { formatMessage } = useIntl();
  const { id, sentiment, sentimentSource } = feedback;
  const { update, isPending } = useUpdateFeedback();

  return (
    <Stack gap="xsmall" align="start">
      <Select
        label={formatMessage(feedbackMessages.sentiment)}
        hint={formatMessage(sourceOf(feedback))}
        value={sentiment ?? ''}
        onChange={(name) => {
          const chosen = sentimentOf(name);
          if (chosen) void update({ id, sentiment: chosen });
        }}
        options={Object.entries(sentiments).map(([name, { label }]) => ({
          value: name,
          label: formatMessage(label),
        }))}
      />
      {sentimentSource === 'OWNER' && (
        <Button
          size="small"
          tone="quiet"
          icon={UndoIcon}
          isPending={isPending}
          onPress={() => void update({ id, sentiment: null })}
        >
          {formatMessage(messages.takeBack)}
        </Button>
      )}
    </Stack>
  );
}
