import { Link, Notice, Text } from '@hearback/ui';

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

/** Without a mail server, says where emails are stored. Shown only where they can be read. */
export function UnsentLetter() {
  const { formatMessage } = useIntl();
  const lettersAt = useInstallation()?.lettersAt;
  if (!lettersAt) return null;

  return (
    <Notice tone="warning" title={formatMessage(messages.noMailServer)}>
      <Text size="small" tone="inherit">
        <Link href={lettersAt} isExternal>
          {formatMessage(messages.readLetters)}
        </Link>
      </Text>
    </Notice>
  );
}
