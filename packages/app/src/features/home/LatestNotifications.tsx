import { Button, Card, EmptyState, Link, Notice, Stack, Text } from '@hearback/ui';
import { BellIcon, RefreshIcon } from '@hearback/ui/icons';

import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { NotificationRow } from '../../shell/notification/NotificationRow';
import { NotificationSkeleton } from '../../shell/notification/NotificationSkeleton';
import { paths } from '../../paths';
import { messages } from './messages';
import type { PartState } from './useMetrics';

interface Props {
  /** Latest first, at most five. Undefined until loaded. */
  notifications: readonly NotificationRow_NotificationFragment[] | undefined;
  state: PartState;
  onRetry: () => void;
}

/** The latest notifications, each linked to its subject. */
export function LatestNotifications({ notifications, state, onRetry }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Card
      title={formatMessage(messages.latest)}
      actions={
        <Text as="span" size="small">
          <Link href={paths.notifications}>{formatMessage(messages.allNotifications)}</Link>
        </Text>
      }
    >
      {state === 'failed' ? (
        <Notice
          tone="danger"
          title={formatMessage(messages.latestFailed)}
          action={
            <Button size="small" icon={RefreshIcon} onPress={onRetry}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      ) : notifications === undefined ? (
        <Stack gap="large">
          {[1, 2, 3, 4, 5].map((row) => (
            <NotificationSkeleton key={row} />
          ))}
        </Stack>
      ) : notifications.length === 0 ? (
        <EmptyState
          size="small"
          icon={BellIcon}
          headingLevel={3}
          title={formatMessage(messages.noNews)}
        >
          {formatMessage(messages.latestText)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap="large">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
