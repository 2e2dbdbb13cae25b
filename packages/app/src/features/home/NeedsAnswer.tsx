import {
  ButtonLink,
  Card,
  IconButton,
  Inline,
  Link,
  Skeleton,
  Stack,
  StarRating,
  Text,
} from '@hearback/ui';
import { ChatIcon, CheckIcon } from '@hearback/ui/icons';

import type { NeedsAnswerQuery } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/moments';
import { paths } from '../../paths';
import { useChangeFeedbacks } from '../../lists/useChangeFeedbacks';
import { messages } from './messages';
import * as styles from './HomePage.css';
import { metaLine, shortened } from './RecentActivity';

type Waiting = NeedsAnswerQuery['feedbacks']['items'][number];

interface Props {
  /** Newest first. Undefined until loaded. */
  waiting: readonly Waiting[] | undefined;
  /** With those that are not shown. */
  total: number;
  refetch: () => Promise<unknown>;
}

/** New answers with a low rating, each with its quote and the two ways to deal with it. */
export function NeedsAnswer({ waiting, total, refetch }: Props) {
  const { formatMessage } = useIntl();
  const changeFeedbacks = useChangeFeedbacks();
  if (!waiting) {
    return (
      <Card>
        <Skeleton shape="title" width="half" />
        {[1, 2, 3].map((row) => (
          <div key={row} className={row > 2 ? styles.notOnPhones : undefined}>
            <Stack gap="xsmall">
              <Skeleton width="half" />
              <Skeleton width="long" />
              <Skeleton shape="title" width="short" />
            </Stack>
          </div>
        ))}
      </Card>
    );
  }
  const resolve = async (id: string) => {
    if (await changeFeedbacks([id], { status: 'RESOLVED' })) await refetch();
  };

  return (
    <Card
      title={formatMessage(messages.needsAnswer)}
      actions={
        <Text as="span" size="small">
          <Link href={`${paths.feedback}?status=new&to=6&period=30d`}>
            {formatMessage(messages.needsAnswerAll, { count: total })}
          </Link>
        </Text>
      }
    >
      <Stack as="ul" gap="large">
        {waiting.map((feedback, index) => (
          <li key={feedback.id} className={index < 2 ? undefined : styles.notOnPhones}>
            <WaitingAnswer feedback={feedback} onResolve={() => void resolve(feedback.id)} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

interface WaitingAnswerProps {
  feedback: Waiting;
  onResolve: () => void;
}

function WaitingAnswer({ feedback, onResolve }: WaitingAnswerProps) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { id, name, rating, comment, location, dateSubmitted } = feedback;

  return (
    <div className={styles.activity}>
      <span>
        {typeof rating === 'number' && (
          <StarRating value={rating} label={formatMessage(messages.ratingOf, { rating })} />
        )}
      </span>
      <Stack gap="xsmall">
        <Stack gap="hair">
          <Text>
            {comment === ''
              ? formatMessage(messages.noWords)
              : formatMessage(messages.weekQuote, { comment: shortened(comment) })}
          </Text>
          <Text as="span" size="caption" tone="muted">
            {metaLine([name, location], formatMoment(dateSubmitted))}
          </Text>
        </Stack>
        <Inline gap="xsmall">
          <ButtonLink size="small" icon={ChatIcon} href={paths.feedbackDetails(id)}>
            {formatMessage(messages.answerNow)}
          </ButtonLink>
          <IconButton
            size="small"
            icon={CheckIcon}
            label={formatMessage(messages.resolveNow)}
            onPress={onResolve}
          />
        </Inline>
      </Stack>
    </div>
  );
}
