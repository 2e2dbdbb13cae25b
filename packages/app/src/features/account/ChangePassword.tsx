import { Formik } from 'formik';

import { Card, Inline, Stack } from '@hearback/ui';
import { passwordChange } from '@hearback/schema/rules';

import { useChangePasswordMutation, useProgramsQuery } from '../../server/generated/hooks';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikPasswordField } from '../../fields/FormikPasswordField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { NewPasswordField } from '../../fields/NewPasswordField';
import { nothingKept, ProgramsField } from '../../fields/ProgramsField';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { useAccess } from '../../session/useAccess';
import { messages } from './messages';

const initialValues = {
  currentPassword: '',
  newPassword: '',
  newPasswordConfirm: '',
  ...nothingKept,
};

/** Changes the password, given the current one. Keeps this session and ends all others. */
export function ChangePassword() {
  const { formatMessage } = useIntl();
  const { isOwner } = useAccess();
  const { validate, toErrors } = useFieldIssues();
  const [changePassword] = useChangePasswordMutation({
    context: { failure: messages.passwordFailed },
  });
  const { data: programs, refetch } = useProgramsQuery({
    fetchPolicy: 'cache-and-network',
    skip: !isOwner,
  });

  return (
    <Card title={formatMessage(messages.passwordTitle)}>
      <Formik
        initialValues={initialValues}
        validate={validate(passwordChange)}
        onSubmit={async (input, { setErrors, resetForm }) => {
          const { data } = await changePassword({ variables: { input } });
          if (data?.changePassword.changed) {
            resetForm();
            void refetch();
            showSnackbar('success', messages.passwordChanged);
            return;
          }
          const errors = data?.changePassword.errors ?? [];
          setErrors(toErrors(errors));
          if (errors.some(({ field }) => !field)) showSnackbar('error', messages.passwordFailed);
        }}
      >
        <FieldsForm>
          <Stack gap="medium" align="stretch">
            <FormikPasswordField
              name="currentPassword"
              label={formatMessage(messages.currentPassword)}
              autoComplete="current-password"
              isRequired
            />
            <NewPasswordField name="newPassword" label={formatMessage(messages.newPassword)} />
            <FormikPasswordField
              name="newPasswordConfirm"
              label={formatMessage(messages.newPasswordConfirm)}
              autoComplete="new-password"
              isRequired
            />
            {programs && (
              <ProgramsField
                apiKeys={programs.apiKeys}
                webhooks={programs.webhooks
                  .filter(({ state }) => state === 'ENABLED')
                  .map(({ url, ...webhook }) => ({ ...webhook, host: new URL(url).host }))}
              />
            )}
            <Inline spread="end">
              <SubmitButton>{formatMessage(messages.passwordChange)}</SubmitButton>
            </Inline>
          </Stack>
        </FieldsForm>
      </Formik>
    </Card>
  );
}
