import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useLocation } from 'react-router-dom';

import { Button, Link, Notice, Text } from '@hearback/ui';

import { BeginOidcLoginOperation } from '../../server/generated/operations/BeginOidcLogin';
import { useIntl } from '../../i18n/IntlProvider';
import { goToProvider } from '../../session/oidc';
import { useInstallation } from '../../shell/help/useInstallation';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';
import { messages as oidcMessages } from './oidc/messages';
import { requestAnonymously, sayRefusal } from './requestAnonymously';

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

/** Leads to the provider of this server, where it has one; at the registration, where that opens accounts. */
export function OidcLogin({ isRegistration = false }: { isRegistration?: boolean }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { values } = useFormikContext<{ remember?: boolean }>();
  const provider = useInstallation()?.oidcProvider;
  const [isLeaving, setIsLeaving] = useState(false);
  if (!provider || (isRegistration && !provider.registers)) return null;

  const { name } = provider;
  const leave = async () => {
    setIsLeaving(true);
    const begun = (await requestAnonymously(BeginOidcLoginOperation, {})).data?.beginOidcLogin;
    if (begun?.url && begun.secret) {
      const { remember = false } = values;
      goToProvider(begun.url, { purpose: 'login', name, secret: begun.secret, remember, search });
      return;
    }
    setIsLeaving(false);
    if (begun?.errors.some(({ code }) => code === 'oidc_unavailable')) {
      showSnackbar('error', oidcMessages.oidcUnavailable, { name });
    } else if (begun) {
      sayRefusal(begun.errors, {});
    }
  };

  return (
    <Button isWide isPending={isLeaving} onPress={() => void leave()}>
      {formatMessage(oidcMessages.oidcContinue, { name })}
    </Button>
  );
}
