import { Formik } from 'formik';

import { Avatar, Card, Columns, Inline, Stack, Text, TextField } from '@hearback/ui';
import { userDetails } from '@hearback/schema/rules';

import type { AccountPageQuery } from '../../server/generated/graphql';
import { useUpdateUserDetailsMutation } from '../../server/generated/hooks';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  user: AccountPageQuery['me'];
}

/** Personal details. The address is changed in the security settings. */
export function UserDetailsCard({ user }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [updateUserDetails] = useUpdateUserDetailsMutation({
    context: { failure: messages.detailsFailed },
  });
  const { firstName, lastName, email, dateJoined } = user;

  return (
    <Card>
      <Formik
        enableReinitialize
        initialValues={{ firstName, lastName }}
        validate={validate(userDetails)}
        onSubmit={async (input, { setErrors }) => {
          const { data } = await updateUserDetails({ variables: { input } });
          if (data?.updateUserDetails.user) {
            showSnackbar('success', messages.detailsUpdated);
            return;
          }
          setErrors(toErrors(data?.updateUserDetails.errors ?? []));
          if (data) showSnackbar('error', messages.detailsFailed);
        }}
      >
        <FieldsForm>
          <Stack gap="medium">
            <Inline gap="small" wraps={false}>
              <Avatar name={`${firstName} ${lastName}`} />
              <Stack gap="none">
                <Text weight="strong" tone="strong">
                  {`${firstName} ${lastName}`}
                </Text>
                <Text size="small" tone="muted">
                  {formatMessage(messages.joined, {
                    date: formatDate(dateJoined, { dateStyle: 'long' }),
                  })}
                </Text>
              </Stack>
            </Inline>
            <Columns columnWidth="medium" gap="medium">
              <FormikTextField
                name="firstName"
                label={formatMessage(messages.firstName)}
                autoComplete="given-name"
                isRequired
              />
              <FormikTextField
                name="lastName"
                label={formatMessage(messages.lastName)}
                autoComplete="family-name"
                isRequired
              />
            </Columns>
            <TextField
              label={formatMessage(messages.email)}
              value={email}
              onChange={() => undefined}
              hint={formatMessage(messages.emailHint)}
              isDisabled
            />
            <Inline spread="end">
              <SubmitButton>{formatMessage(messages.save)}</SubmitButton>
            </Inline>
          </Stack>
        </FieldsForm>
      </Formik>
    </Card>
  );
}
