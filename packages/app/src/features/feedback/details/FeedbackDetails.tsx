import { Divider, Facts, Notice, Skeleton, Stack, type Fact } from '@hearback/ui';

import { useState } from 'react';

import type { FeedbackStatus } from '../../../server/generated/graphql';
import { useFeedbackDetailsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { channels } from '../channels';
import { formatDuration } from '../durations';
import { messages } from '../messages';
import { Answer } from './Answer';
import type { Details } from './Details';
import { Note } from './Note';
import { Reply } from './Reply';
import { SentimentControl } from './SentimentControl';
import { StatusControl } from './StatusControl';

/** A letter waits for a minute. */
const replyPollMs = 15_000;

interface Props {
  id: string;
  /** What was searched for. */
  words: string;
  onStatus: (status: FeedbackStatus) => void;
}

/** Everything about one answer, and what its owner can do about it. */
export function FeedbackDetails({ id, words, onStatus }: Props) {
  const { formatMessage } = useIntl();
  const [isAwaited, setIsAwaited] = useState(false);
  const { data, previousData, error, loading } = useFeedbackDetailsQuery({
    variables: { id },
    // Visitors read replies, and letters go out, without anything being done here.
    fetchPolicy: 'cache-and-network',
    pollInterval: isAwaited ? replyPollMs : 0,
  });
  // What is shown stays when it cannot be read anew.
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
    return <Notice tone="warning" title={formatMessage(error ? messages.failed : messages.gone)} />;
  }
  return (
    <Stack gap="large">
      <Answer feedback={feedback} words={words} />
      <Reply feedback={feedback} />
      <Divider />
      <StatusControl status={feedback.status} onStatus={onStatus} />
      <SentimentControl feedback={feedback} />
      <Note feedbackId={id} note={feedback.note} />
      <Divider />
      <Origin feedback={feedback} />
    </Stack>
  );
}

/** An answer that waited this long for a network shows when it was sent. */
const lateMs = 60_000;

/** Where an answer comes from. */
function Origin({ feedback }: { feedback: Details }) {
  const intl = useIntl();
  const { formatMessage, formatDate, formatNumber } = intl;
  const { dateSubmitted, occurredAt, duration } = feedback;

  const moment = (text: string) => formatDate(text, { dateStyle: 'long', timeStyle: 'short' });
  const isLate = Date.parse(dateSubmitted) - Date.parse(occurredAt) > lateMs;

  const facts: Fact[] = [
    { label: formatMessage(messages.company), value: feedback.company },
    { label: formatMessage(messages.location), value: feedback.location },
    { label: formatMessage(messages.code), value: feedback.codeName },
    { label: formatMessage(messages.dateSubmitted), value: moment(dateSubmitted) },
    ...(isLate ? [{ label: formatMessage(messages.occurredAt), value: moment(occurredAt) }] : []),
    ...(typeof duration === 'number'
      ? [{ label: formatMessage(messages.duration), value: formatDuration(intl, duration) }]
      : []),
    { label: formatMessage(messages.channel), value: formatMessage(channels[feedback.channel]) },
    { label: formatMessage(messages.formVersion), value: formatNumber(feedback.formVersion) },
  ];
  return <Facts facts={facts} />;
}
