import { Button, Card, EmptyState, Hidden, Loader, Stack } from '@hearback/ui';
import { RefreshIcon, WarningIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { NotificationSkeleton } from '../../shell/notification/NotificationSkeleton';
import { messages } from './messages';

/** Keeps the place of the list while it is on its way. */
export function NotificationsWaiting() {
  const { formatMessage } = useIntl();

  return (
    <div aria-busy="true">
      <Hidden>
        <Loader label={formatMessage(messages.loading)} size="small" />
      </Hidden>
      <Card padding="medium">
        <Stack gap="large">
          {[1, 2, 3, 4].map((row) => (
            <NotificationSkeleton key={row} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}

interface FailedProps {
  onRetry: () => void;
}

/** Stands where the list would, when it did not come. */
export function NotificationsFailed({ onRetry }: FailedProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      icon={WarningIcon}
      tone="danger"
      title={formatMessage(messages.failed)}
      action={
        <Button icon={RefreshIcon} onPress={onRetry}>
          {formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  );
}
