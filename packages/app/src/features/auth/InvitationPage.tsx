import { useEffect, useState } from 'react';
import { Formik } from 'formik';
import { useNavigate } from 'react-router-dom';

import { Button, Loader, Notice, Stack, Text } from '@hearback/ui';
import { registration } from '@hearback/schema/rules';
import * as v from 'valibot';

import type { InvitationPageQuery } from '../../server/generated/graphql';
import { AcceptInvitationOperation } from '../../server/generated/operations/AcceptInvitation';
import { InvitationPageOperation } from '../../server/generated/operations/InvitationPage';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikTextField } from '../../fields/FormikTextField';
import { NewPasswordField } from '../../fields/NewPasswordField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { endSession } from '../../session/endSession';
import { removeLetterToken, useLetterToken } from '../../session/letterToken';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { AgreeTerms } from './AgreeTerms';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';
import { carryEmail } from './registration';
import { requestAnonymously, sayRefusal } from './requestAnonymously';

type Invitation = NonNullable<InvitationPageQuery['invitation']>;

/** Undefined while it is checked, null for a link that opens nothing, `failed` where no answer came. */
function useInvitation(token: string | null) {
  const [answer, setAnswer] = useState<{ asked: string; of: Invitation | null | 'failed' }>();
  const [round, setRound] = useState(0);
  const asked = `${round} ${token}`;

  useEffect(() => {
    if (token === null) return undefined;
    let isLeft = false;
    void requestAnonymously(InvitationPageOperation, { token }).then(({ data }) => {
      if (!isLeft) setAnswer({ asked, of: data ? (data.invitation ?? null) : 'failed' });
    });
    return () => {
      isLeft = true;
    };
  }, [token, asked]);

  return {
    invitation: token === null ? null : answer?.asked === asked ? answer.of : undefined,
    checkAgain: () => setRound((last) => last + 1),
  };
}

/** `/invitation`, opened from the letter to a colleague. */
export function InvitationPage() {
  const { formatMessage } = useIntl();
  const token = useLetterToken('invitation');
  const { invitation, checkAgain } = useInvitation(token);

  useEffect(() => {
    if (invitation === null) removeLetterToken('invitation');
  }, [invitation]);

  if (invitation === undefined) {
    return (
      <AuthLayout title={messages.invitationTitle}>
        <Loader label={formatMessage(messages.resetChecking)} />
      </AuthLayout>
    );
  }
  if (invitation === 'failed') {
    return (
      <AuthLayout title={messages.invitationTitle}>
        <Stack gap="large">
          <Notice tone="danger" title={formatMessage(messages.resetUnchecked)} />
          <Button onPress={checkAgain}>{formatMessage(messages.tryAgain)}</Button>
        </Stack>
      </AuthLayout>
    );
  }
  if (invitation === null || token === null) {
    return (
      <AuthLayout title={messages.invitationTitle}>
        <Notice tone="danger" title={formatMessage(messages.invitationDead)} />
      </AuthLayout>
    );
  }
  return <AcceptInvitation token={token} invitation={invitation} onLinkDied={checkAgain} />;
}

const { first_name, last_name, password, agree_terms } = registration.entries;
const newLogin = v.object({ first_name, last_name, password, agree_terms });

interface AcceptInvitationProps {
  token: string;
  invitation: Invitation;
  /** The link was used or revoked after the check. */
  onLinkDied: () => void;
}

/** Accepts an invitation, and leads to the login. */
function AcceptInvitation({ token, invitation, onLinkDied }: AcceptInvitationProps) {
  const { formatMessage, locale } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const navigate = useNavigate();
  const { email, sender, hasLogin } = invitation;

  return (
    <AuthLayout
      title={messages.invitationTitle}
      purpose={formatMessage(messages.invitationFrom, { sender })}
    >
      <Formik
        initialValues={{ firstName: '', lastName: '', password: '', agreeTerms: false }}
        {...(!hasLogin && { validate: validate(newLogin) })}
        onSubmit={async (values, { setErrors }) => {
          const login = hasLogin ? {} : { ...values, language: locale };
          const { data } = await requestAnonymously(AcceptInvitationOperation, {
            input: { token, ...login },
          });
          if (!data) return;
          const { errors } = data.acceptInvitation;
          if (errors.length === 0) {
            // Whoever is logged in here may be somebody else.
            endSession();
            removeLetterToken('invitation');
            carryEmail(email);
            showSnackbar('success', messages.invitationDone);
            void navigate(paths.login, { replace: true });
            return;
          }
          if (errors.some(({ code }) => code === 'link_inactive')) return onLinkDied();
          setErrors(toErrors(errors));
          sayRefusal(errors, {});
        }}
      >
        <FieldsForm>
          <Stack gap="medium">
            <Text>
              {formatMessage(hasLogin ? messages.invitationKnown : messages.invitationNew, {
                email,
              })}
            </Text>
            {!hasLogin && (
              <>
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
                <NewPasswordField name="password" label={formatMessage(messages.password)} />
                <AgreeTerms />
              </>
            )}
            <SubmitButton isWide>{formatMessage(messages.invitationAccept)}</SubmitButton>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
