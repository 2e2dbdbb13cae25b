import { useState } from 'react';

import { Badge, Button, Card, ConfirmDialog, Inline, Notice, Stack, Text } from '@hearback/ui';

import { AccountsDocument, type AccountsQuery } from '../../../server/generated/graphql';
import {
  useAcceptOwnershipMutation,
  useAccountsQuery,
  useDeclineOwnershipMutation,
  useLeaveAccountMutation,
  useOpenAccountMutation,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { endSession } from '../../../session/endSession';
import { tokenKeys } from '../../../session/session';
import { beginSession } from '../../../session/startSession';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { NotLoaded } from '../NotLoaded';
import { roleMessages } from './ColleaguesSettings';
import { messages } from './messages';

type Account = AccountsQuery['accounts'][number];

/** The accounts that the person may act in. */
export function AccountsSettings() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useAccountsQuery({ fetchPolicy: 'cache-and-network' });
  const [isLeaving, setIsLeaving] = useState(false);
  const [openAccount, { loading }] = useOpenAccountMutation();

  const open = async ({ id }: Account) => {
    const { data: answer } = await openAccount({ variables: { input: { id } } });
    if (!answer) return;
    const tokens = answer.openAccount.tokens;
    if (!tokens?.refresh) {
      showSnackbar('error', messages.notDone);
      return;
    }
    const remember = localStorage.getItem(tokenKeys.refresh) !== null;
    beginSession({ access: tokens.access, refresh: tokens.refresh }, { remember });
    // Nothing of the account before stays in memory.
    window.location.assign(paths.home);
  };

  return (
    <Card
      title={formatMessage(messages.accounts)}
      description={formatMessage(messages.accountsHint)}
    >
      {data ? (
        <Stack gap="medium">
          {data.accounts.map((account) => (
            <Stack key={account.id} gap="small">
              <Inline gap="small" spread="between">
                <Stack gap="xxsmall">
                  <Inline gap="small">
                    <span>{account.name}</span>
                    {account.isCurrent && <Badge>{formatMessage(messages.current)}</Badge>}
                  </Inline>
                  <Text size="small" tone="muted">
                    {`${account.ownerName} · ${formatMessage(roleMessages[account.role])}`}
                  </Text>
                </Stack>
                {!account.isCurrent && (
                  <Button size="small" isPending={loading} onPress={() => void open(account)}>
                    {formatMessage(messages.open)}
                  </Button>
                )}
                {account.isCurrent && account.role !== 'OWNER' && (
                  <Button size="small" tone="danger" onPress={() => setIsLeaving(true)}>
                    {formatMessage(messages.leave)}
                  </Button>
                )}
              </Inline>
              {account.offeredUntil && <Offer account={account} until={account.offeredUntil} />}
            </Stack>
          ))}
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.failed)}
          onRetry={refetch}
          lines={['half', 'long']}
        />
      )}
      {isLeaving && <LeaveAccount onClose={() => setIsLeaving(false)} />}
    </Card>
  );
}

/** Asks the person whether they take an account over. */
function Offer({ account: { id, ownerName: name }, until }: { account: Account; until: string }) {
  const { formatMessage, formatDate } = useIntl();
  const answer = { variables: { input: { id } } };
  const options = { refetchQueries: [AccountsDocument] };
  const [accept, { loading: isAccepting }] = useAcceptOwnershipMutation(options);
  const [decline, { loading: isDeclining }] = useDeclineOwnershipMutation(options);

  const sayRefusal = (errors: readonly { code: string }[]) => {
    const isClosing = errors.some(({ code }) => code === 'deletion_pending');
    showSnackbar('error', isClosing ? messages.closing : messages.offerGone);
  };
  const takeOver = async () => {
    const errors = (await accept(answer)).data?.acceptOwnership.errors;
    if (!errors) return;
    if (errors.length > 0) sayRefusal(errors);
    // All of the screen is another one for its owner.
    else window.location.assign(paths.home);
  };
  const refuse = async () => {
    const errors = (await decline(answer)).data?.declineOwnership.errors;
    if (!errors) return;
    if (errors.length > 0) sayRefusal(errors);
    else showSnackbar('success', messages.declined);
  };

  return (
    <Notice
      tone="info"
      title={formatMessage(messages.offeredToYou, {
        name,
        date: formatDate(until, { dateStyle: 'long' }),
      })}
      action={
        <Inline gap="small">
          <Button
            size="small"
            tone="primary"
            isPending={isAccepting}
            onPress={() => void takeOver()}
          >
            {formatMessage(messages.acceptOffer)}
          </Button>
          <Button size="small" isPending={isDeclining} onPress={() => void refuse()}>
            {formatMessage(messages.declineOffer)}
          </Button>
        </Inline>
      }
    >
      {formatMessage(messages.offeredToYouHint, { name })}
    </Notice>
  );
}

/** Confirms that the person leaves the account of somebody else. */
function LeaveAccount({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [leaveAccount, { loading }] = useLeaveAccountMutation();

  const leave = async () => {
    const { data } = await leaveAccount();
    if (data?.leaveAccount.left) endSession();
    else if (data) showSnackbar('error', messages.notDone);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.leaveTitle)}
      confirmLabel={formatMessage(messages.leave)}
      isOpen
      onClose={onClose}
      onConfirm={() => void leave()}
      isPending={loading}
    >
      <Text>{formatMessage(messages.leaveText)}</Text>
    </ConfirmDialog>
  );
}
