import { Notice, Skeleton, Stack, Text } from '@hearback/ui';
import { limits } from '@hearback/schema/limits';
import { accountDeletion } from '@hearback/schema/rules';
import { useAccountContentsQuery, useDeleteAccountMutation } from '../../../server/generated/hooks';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikPasswordField } from '../../../fields/FormikPasswordField';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  onClose: () => void;
}

/** Requires the password and the word DELETE before an account is deleted, and lists what it contains. */
export function DeleteAccountDialog({ onClose }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [deleteAccount] = useDeleteAccountMutation();

  return (
    <FormikDialog
      title={formatMessage(messages.deleteTitle)}
      submitLabel={formatMessage(messages.deleteTitle)}
      tone="danger"
      onClose={onClose}
      initialValues={{ password: '', confirm: '' }}
      validate={validate(accountDeletion)}
      onSubmit={async (input, { setErrors }) => {
        const { data } = await deleteAccount({ variables: { input } });
        if (!data) return;
        const { user, errors } = data.deleteAccount;
        if (user?.deletesAt) {
          const date = formatDate(user.deletesAt, { dateStyle: 'long' });
          showSnackbar('success', messages.waiting, { date });
          onClose();
          return;
        }
        setErrors(toErrors(errors));
        if (errors.some(({ field }) => !field)) showSnackbar('error', refusalOf(errors));
      }}
    >
      <Text>{formatMessage(messages.deleteHint, { days: limits.deletionGraceDays })}</Text>
      <WhatGoes />
      <FormikPasswordField
        name="password"
        label={formatMessage(messages.password)}
        autoComplete="current-password"
        isRequired
      />
      <FormikTextField
        name="confirm"
        label={formatMessage(messages.confirm)}
        autoComplete="off"
        isRequired
      />
    </FormikDialog>
  );
}

const counted = [
  ['companies', messages.companies],
  ['locations', messages.locations],
  ['codes', messages.codes],
  ['feedbacks', messages.feedback],
] as const;

function WhatGoes() {
  const { formatMessage } = useIntl();
  // Not cached: one-row results would pollute the cached lists of other screens.
  const { data, loading } = useAccountContentsQuery({ fetchPolicy: 'no-cache' });

  const there = counted.flatMap(([name, sentence]) => {
    const count = data?.[name].pageInfo.totalCount ?? 0;
    return count === 0 ? [] : [{ name, text: formatMessage(sentence, { count }) }];
  });

  return (
    <Notice tone="warning" title={formatMessage(messages.whatGoes)}>
      {loading ? (
        <Skeleton shape="block" />
      ) : (
        <Stack as="ul" gap="xxsmall">
          {there.map(({ name, text }) => (
            <li key={name}>{text}</li>
          ))}
          <li>{formatMessage(messages.rest)}</li>
        </Stack>
      )}
    </Notice>
  );
}
