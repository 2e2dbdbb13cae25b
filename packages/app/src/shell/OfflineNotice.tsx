import { Notice } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { useIsReachable } from '../session/reachability';
import { messages } from './messages';

/** Says that what is shown may be old, while nobody answers. */
export function OfflineNotice() {
  const { formatMessage } = useIntl();
  if (useIsReachable()) return null;
  return <Notice tone="warning" title={formatMessage(messages.offline)} />;
}
