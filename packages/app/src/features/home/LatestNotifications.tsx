import { Badge, Card } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Where news about codes will stand. */
export function LatestNotifications() {
  const { formatMessage } = useIntl();

  return (
    <Card
      title={formatMessage(messages.latest)}
      description={formatMessage(messages.latestText)}
      actions={<Badge>{formatMessage(messages.inDevelopment)}</Badge>}
    />
  );
}
