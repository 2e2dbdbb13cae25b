import { Text } from '@hearback/ui';
import { limits } from '@hearback/schema/limits';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Says how long a delete can be undone, in the dialog that asks before it. */
export function RemovalHint() {
  const { formatMessage } = useIntl();
  return <Text tone="muted">{formatMessage(messages.canUndo, { days: limits.restoreDays })}</Text>;
}
