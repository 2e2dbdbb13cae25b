import {
  Button,
  Card,
  EmptyState,
  Link,
  Notice,
  Skeleton,
  Stack,
  StarRating,
  Text,
} from '@hearback/ui';
import { ChatIcon, RefreshIcon } from '@hearback/ui/icons';

import type { RecentActivity_FeedbackFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/moments';
import { paths } from '../../paths';
import { messages } from './messages';
import * as styles from './HomePage.css';
import type { PartState } from './useMetrics';

interface Props {
  /** Newest first. Undefined until loaded. */
  feedbacks: readonly RecentActivity_FeedbackFragment[] | undefined;
  state: PartState;
  onRetry: () => void;
}

/** As many rows as a phone shows; the link leads to all. */
const onPhones = 3;

/** The newest submissions, each linked to its details. */
export function RecentActivity({ feedbacks, state, onRetry }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Card
      title={formatMessage(messages.recentActivity)}
      actions={
        <Text as="span" size="small">
          <Link href={paths.feedback}>{formatMessage(messages.allFeedback)}</Link>
        </Text>
      }
    >
      {state === 'failed' ? (
        <Notice
          tone="danger"
          title={formatMessage(messages.feedbackFailed)}
          action={
            <Button size="small" icon={RefreshIcon} onPress={onRetry}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      ) : feedbacks === undefined ? (
        <Stack gap="medium">
          {[1, 2, 3, 4, 5].map((row) => (
            <div
              key={row}
              className={`${styles.activity} ${row > onPhones ? styles.notOnPhones : ''}`}
            >
              <Skeleton shape="title" width="long" />
              <Stack gap="xxsmall">
                <Skeleton shape="title" width="long" />
                <Skeleton width="half" />
              </Stack>
            </div>
          ))}
        </Stack>
      ) : feedbacks.length === 0 ? (
        <EmptyState
          size="small"
          icon={ChatIcon}
          headingLevel={3}
          title={formatMessage(messages.noFeedback)}
        >
          {formatMessage(messages.noFeedbackText)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap="medium">
          {feedbacks.map((feedback, index) => (
            <li key={feedback.id} className={index < onPhones ? undefined : styles.notOnPhones}>
              <Activity feedback={feedback} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

const excerptLength = 140;

/** The beginning of a comment, for a card. */
export const shortened = (comment: string): string =>
  comment.length > excerptLength ? `${comment.slice(0, excerptLength).trimEnd()}…` : comment;

/** Names and a moment on one line, which breaks before the moment and not within it. */
export const metaLine = (names: readonly (string | undefined)[], moment: string): string =>
  [...names, moment.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ');

function Activity({ feedback }: { feedback: RecentActivity_FeedbackFragment }) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { id, name, rating, comment, location, dateSubmitted } = feedback;
  const excerpt = shortened(comment);

  return (
    <div className={styles.activity}>
      {typeof rating === 'number' ? (
        <StarRating value={rating} label={formatMessage(messages.ratingOf, { rating })} />
      ) : (
        <Text as="span" size="caption" tone="muted">
          {formatMessage(messages.noRating)}
        </Text>
      )}
      <Stack gap="hair">
        <Link href={paths.feedbackDetails(id)} tone="quiet">
          {excerpt || location}
        </Link>
        <Text as="span" size="caption" tone="muted">
          {metaLine([name, excerpt && location], formatMoment(dateSubmitted))}
        </Text>
      </Stack>
    </div>
  );
}
