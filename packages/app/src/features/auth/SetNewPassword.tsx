import { Formik } from 'formik';
import { useNavigate } from 'react-router-dom';

import { Stack } from '@hearback/ui';
import { passwordResetInput } from '@hearback/schema/rules';

import { ResetPasswordOperation } from '../../server/generated/operations/ResetPassword';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikPasswordField } from '../../fields/FormikPasswordField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { NewPasswordField } from '../../fields/NewPasswordField';
import { nothingKept, ProgramsField, type Programs } from '../../fields/ProgramsField';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { endSession } from '../../session/endSession';
import { removeLetterToken } from '../../session/letterToken';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { requestAnonymously, sayRefusal } from './requestAnonymously';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';

interface Props {
  token: string;
  /** API keys and webhooks that end with the old password. */
  programs: Programs;
  /** The link was used or expired after the check. */
  onLinkDied: () => void;
}

/** An unknown or used link has an error on the token field, an expired one a code. */
const isAboutLink = ({ field, code }: { field?: string | null | undefined; code: string }) =>
  field === 'token' || code === 'link_inactive' || code === 'expired';

/** Sets a new password, ends this browser's session, and redirects to the login. */
export function SetNewPassword({ token, programs, onLinkDied }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const navigate = useNavigate();

  return (
    <AuthLayout title={messages.resetTitle} purpose={formatMessage(messages.resetPurpose)}>
      <Formik
        initialValues={{ password: '', passwordConfirm: '', ...nothingKept }}
        validate={validate(passwordResetInput)}
        onSubmit={async (values, { setErrors }) => {
          const { data } = await requestAnonymously(ResetPasswordOperation, {
            input: { ...values, token },
          });
          if (!data) return;

          if (data.resetPassword.changed) {
            endSession();
            removeLetterToken('reset');
            showSnackbar('success', messages.resetDone);
            void navigate(paths.login, { replace: true });
            return;
          }
          const { errors } = data.resetPassword;
          if (errors.some(isAboutLink)) return onLinkDied();
          setErrors(toErrors(errors));
          sayRefusal(errors, {});
        }}
      >
        <FieldsForm>
          <Stack gap="medium">
            <NewPasswordField name="password" label={formatMessage(messages.newPassword)} />
            <FormikPasswordField
              name="passwordConfirm"
              label={formatMessage(messages.newPasswordConfirm)}
              autoComplete="new-password"
              isRequired
            />
            <ProgramsField {...programs} />
            <SubmitButton isWide>{formatMessage(messages.resetButton)}</SubmitButton>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
