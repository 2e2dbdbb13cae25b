import { ChatIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Says in a list that the owner has replied. */
export function RepliedMark() {
  const { formatMessage } = useIntl();
  return <ChatIcon size="small" label={formatMessage(messages.replied)} />;
}
