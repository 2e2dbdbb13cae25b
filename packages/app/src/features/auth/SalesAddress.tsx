import { Link } from '@hearback/ui';

import { useInstallation } from '../../shell/help/useInstallation';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Sales contact for visitors without an account, once the server has sent it. */
export function SalesAddress() {
  const { formatMessage } = useIntl();
  const address = useInstallation()?.salesAddress;
  if (address === undefined) return null;

  return (
    <span>
      <Link href={`mailto:${address}`}>{formatMessage(messages.contactSales)}</Link> ({address})
    </span>
  );
}
