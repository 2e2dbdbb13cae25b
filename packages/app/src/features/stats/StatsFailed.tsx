import { Button, Notice } from '@hearback/ui';
import { RefreshIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  onRetry: () => void;
}

/** Notice above statistics that failed to load in part. */
export function StatsFailed({ onRetry }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Notice
      tone="danger"
      title={formatMessage(messages.failed)}
      action={
        <Button size="small" icon={RefreshIcon} onPress={onRetry}>
          {formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  );
}
