import {
  Button,
  ButtonLink,
  Dialog,
  DialogActions,
  Facts,
  Inline,
  Notice,
  Skeleton,
  Stack,
  StarRating,
  Text,
  type Fact,
} from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { MailIcon, TrashIcon } from '@hearback/ui/icons';

import { useFeedbackDetailsQuery } from '../../apollo/generated/hooks';
import type { FeedbackDetailsQuery } from '../../apollo/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { channels } from './channels';
import { formatDuration } from './durations';
import { messages } from './messages';
import { SentimentBadge } from './SentimentBadge';
import { sourceMessages } from './sentiments';

type Details = NonNullable<FeedbackDetailsQuery['feedback']>;

interface Props {
  id: string;
  onClose: () => void;
  onRemove: (feedback: Details) => void;
}

/** Everything about one answer. */
export function FeedbackDetails({ id, onClose, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const { data, error, loading } = useFeedbackDetailsQuery({ variables: { id } });
  const feedback = data?.feedback;

  return (
    <Dialog title={formatMessage(messages.details)} isOpen onClose={onClose}>
      {feedback ? (
        <Loaded feedback={feedback} />
      ) : loading ? (
        <Stack gap="small">
          <Skeleton shape="title" width="short" />
          <Skeleton shape="block" />
        </Stack>
      ) : (
        <Notice tone="warning" title={formatMessage(error ? messages.failed : messages.gone)} />
      )}
      <DialogActions cancelLabel={formatMessage(messages.close)}>
        {feedback && features.feedbackDeletion && (
          <Button tone="danger" icon={TrashIcon} onPress={() => onRemove(feedback)}>
            {formatMessage(messages.remove)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** An answer that waited this long for a network shows when it was sent. */
const lateMs = 60_000;

function Loaded({ feedback }: { feedback: Details }) {
  const intl = useIntl();
  const { formatMessage, formatDate, formatNumber } = intl;
  const { rating, comment, email, dateSubmitted, occurredAt, duration } = feedback;

  const moment = (text: string) => formatDate(text, { dateStyle: 'long', timeStyle: 'short' });
  const isLate = Date.parse(dateSubmitted) - Date.parse(occurredAt) > lateMs;

  const facts: Fact[] = [
    {
      label: formatMessage(messages.name),
      value: feedback.name || formatMessage(messages.anonymous),
    },
    ...(email ? [{ label: formatMessage(messages.email), value: email }] : []),
    {
      label: formatMessage(messages.sentiment),
      value: <SentimentBadge sentiment={feedback.sentiment} />,
      note: formatMessage(sourceMessages[feedback.sentimentSource]),
    },
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

  return (
    <Stack gap="large">
      <Stack gap="small" align="start">
        {typeof rating === 'number' ? (
          <StarRating
            value={rating}
            size="large"
            label={formatMessage(messages.ratingOf, { rating })}
          />
        ) : (
          <Text tone="muted">{formatMessage(messages.noRating)}</Text>
        )}
        {comment ? (
          <Text size="lead" keepsLines>
            {comment}
          </Text>
        ) : (
          <Text tone="muted">{formatMessage(messages.noComment)}</Text>
        )}
      </Stack>
      <Facts facts={facts} />
      {email && (
        <Inline>
          <ButtonLink icon={MailIcon} href={`mailto:${encodeURIComponent(email)}`} isExternal>
            {formatMessage(messages.write)}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}
