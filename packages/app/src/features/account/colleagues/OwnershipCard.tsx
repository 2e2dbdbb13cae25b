import { Button, Card, ConfirmDialog, Notice, Stack, Text } from '@hearback/ui';
import { limits } from '@hearback/schema/limits';
import { ownershipOffer } from '@hearback/schema/rules';
import { useState } from 'react';

import {
  type Colleague_AccessFragment,
  ColleaguesDocument,
  type ColleaguesQuery,
} from '../../../server/generated/graphql';
import {
  useOfferOwnershipMutation,
  useSecondFactorQuery,
  useWithdrawOwnershipMutation,
} from '../../../server/generated/hooks';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikPasswordField } from '../../../fields/FormikPasswordField';
import { FormikSelect } from '../../../fields/FormikSelect';
import { FormikTextField } from '../../../fields/FormikTextField';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { nameOf } from './ColleagueDialog';
import { messages } from './messages';

const options = { refetchQueries: [ColleaguesDocument] };

interface Props {
  /** Without the owner. */
  colleagues: readonly Colleague_AccessFragment[];
  transfer: ColleaguesQuery['colleagues']['transfer'] | undefined;
}

/** Hands the account to a colleague, and takes the offer back until it is accepted. */
export function OwnershipCard({ colleagues, transfer }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const [asking, setAsking] = useState<'offer' | 'withdraw'>();
  const close = () => setAsking(undefined);
  const offered = colleagues.find(({ id }) => id === transfer?.colleague);

  return (
    <Card
      title={formatMessage(messages.ownership)}
      description={formatMessage(messages.ownershipHint)}
    >
      {transfer && offered ? (
        <Notice
          tone="info"
          title={formatMessage(messages.offered, {
            name: nameOf(offered),
            date: formatDate(transfer.expiresAt, { dateStyle: 'long' }),
          })}
          action={
            <Button size="small" onPress={() => setAsking('withdraw')}>
              {formatMessage(messages.withdraw)}
            </Button>
          }
        >
          {formatMessage(messages.offeredHint)}
        </Notice>
      ) : (
        <Stack align="start">
          <Button tone="danger" onPress={() => setAsking('offer')}>
            {formatMessage(messages.offer)}
          </Button>
        </Stack>
      )}
      {asking === 'offer' && <OfferDialog colleagues={colleagues} onClose={close} />}
      {asking === 'withdraw' && <WithdrawDialog onClose={close} />}
    </Card>
  );
}

interface OfferDialogProps {
  colleagues: readonly Colleague_AccessFragment[];
  onClose: () => void;
}

/** Asks for the colleague, the password and, where it is on, a one-time code. */
function OfferDialog({ colleagues, onClose }: OfferDialogProps) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const { data } = useSecondFactorQuery();
  const [offer] = useOfferOwnershipMutation(options);
  const asksCode = data?.secondFactor.isOn === true;
  const check = validate(ownershipOffer);
  const proofOf = ({ password, code }: { password: string; code: string }) =>
    asksCode ? { password, code } : { password };

  return (
    <FormikDialog
      title={formatMessage(messages.offer)}
      submitLabel={formatMessage(messages.offerSend)}
      tone="danger"
      onClose={onClose}
      initialValues={{ id: colleagues[0]?.id ?? '', password: '', code: '' }}
      validate={(values) => check(proofOf(values))}
      onSubmit={async (values, { setErrors }) => {
        const input = { id: values.id, ...proofOf(values) };
        const answer = (await offer({ variables: { input } })).data?.offerOwnership;
        if (!answer) return;
        if (answer.errors.length === 0) {
          showSnackbar('success', messages.offerSent);
          onClose();
          return;
        }
        setErrors(toErrors(answer.errors));
        if (answer.errors.some(({ code }) => code === 'deletion_pending')) {
          showSnackbar('error', messages.closing);
        } else if (answer.errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(answer.errors, {}, messages.notDone));
        }
      }}
    >
      <Text>{formatMessage(messages.offerText, { days: limits.invitationDays })}</Text>
      <FormikSelect
        name="id"
        label={formatMessage(messages.newOwner)}
        options={colleagues.map((each) => ({
          value: each.id,
          label: `${nameOf(each)} · ${each.email}`,
        }))}
      />
      <FormikPasswordField
        name="password"
        label={formatMessage(messages.password)}
        autoComplete="current-password"
        isRequired
      />
      {asksCode && (
        <FormikTextField
          name="code"
          label={formatMessage(messages.code)}
          autoComplete="one-time-code"
          isRequired
        />
      )}
    </FormikDialog>
  );
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [withdraw, { loading }] = useWithdrawOwnershipMutation(options);

  const confirm = async () => {
    const { data } = await withdraw();
    if (!data) return;
    const isGone = data.withdrawOwnership.errors.length > 0;
    showSnackbar(isGone ? 'error' : 'success', isGone ? messages.offerGone : messages.withdrawn);
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.withdrawTitle)}
      confirmLabel={formatMessage(messages.withdraw)}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      isPending={loading}
    >
      <Text>{formatMessage(messages.withdrawText)}</Text>
    </ConfirmDialog>
  );
}
