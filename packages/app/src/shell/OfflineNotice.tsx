import { Notice } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { useSession } from '../session/sessionState';
import { messages } from './messages';
import { useIsOnline } from './useIsOnline';

/** Says that what is shown may be old: there is no network, or the server did not answer. */
export function OfflineNotice() {
  const { formatMessage } = useIntl();
  const { isOffline } = useSession();
  const isOnline = useIsOnline();

  if (isOnline && !isOffline) return null;
  return <Notice tone="warning" title={formatMessage(messages.offline)} />;
}
