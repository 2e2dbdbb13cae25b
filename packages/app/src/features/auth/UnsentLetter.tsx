import { Link, Notice, Text } from '@hearback/ui';

import { useInstallation } from '../../shell/help/useInstallation';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Where no mail server is set: says so, and where the letter lies. Only to whoever can read it there. */
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
