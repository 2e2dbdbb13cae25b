import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button, ButtonLink, Notice, Stack } from '@hearback/ui';

import { ConfirmEmailChangeOperation } from '../../../server/generated/operations/ConfirmEmailChange';
import { UndoEmailChangeOperation } from '../../../server/generated/operations/UndoEmailChange';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { endSession } from '../../../session/endSession';
import { keepLetterToken, removeLetterToken, useLetterToken } from '../../../session/letterToken';
import { useSession } from '../../../session/session';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { AuthLayout } from '../AuthLayout';
import { messages as authMessages } from '../messages';
import { messages } from './messages';
import { carryEmail } from '../registration';
import { requestAnonymously, sayRefusal } from '../requestAnonymously';

interface Props {
  purpose: 'emailChange' | 'emailUndo';
}

const words = {
  emailChange: {
    title: messages.changeEmailTitle,
    purpose: messages.changeEmailPurpose,
    button: messages.changeEmailButton,
  },
  emailUndo: {
    title: messages.undoEmailTitle,
    purpose: messages.undoEmailPurpose,
    button: messages.undoEmailButton,
  },
} as const;

/**
 * `/change-email` and `/undo-email`, opened from the letters about another address to log in with. Nothing happens
 * before the button is pressed: mail programs open links by themselves.
 */
export function EmailLinkPage({ purpose }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const token = useLetterToken(purpose);
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<'dead' | { email: string }>();
  const { title, purpose: hint, button } = words[purpose];

  /** Answers the errors, or undefined where the link did its work or nobody answered. */
  const confirm = async (input: { token: string }) => {
    const { data } = await requestAnonymously(ConfirmEmailChangeOperation, { input });
    const email = data?.confirmEmailChange.email;
    if (email) {
      removeLetterToken(purpose);
      carryEmail(email);
      setOutcome({ email });
    }
    return data?.confirmEmailChange.errors;
  };
  const undo = async (input: { token: string }) => {
    const { data } = await requestAnonymously(UndoEmailChangeOperation, { input });
    const { email, resetToken, errors } = data?.undoEmailChange ?? {};
    if (email && resetToken) {
      endSession();
      removeLetterToken(purpose);
      carryEmail(email);
      keepLetterToken('reset', resetToken);
      showSnackbar('success', messages.undoEmailDone);
      void navigate(paths.resetPassword, { replace: true });
    }
    return errors;
  };
  const run = async (used: string) => {
    setIsRunning(true);
    const errors = await (purpose === 'emailChange' ? confirm : undo)({ token: used });
    setIsRunning(false);
    if (!errors || errors.length === 0) return;
    if (errors.some(({ field, code }) => field === 'token' || code === 'link_inactive')) {
      removeLetterToken(purpose);
      setOutcome('dead');
    } else {
      sayRefusal(errors, {});
    }
  };

  if (token === null || outcome === 'dead') {
    return (
      <AuthLayout title={title}>
        <Stack gap="large">
          <Notice tone="danger" title={formatMessage(messages.emailLinkDead)} />
          <ButtonLink tone="primary" href={isLoggedIn ? paths.accountTab('security') : paths.login}>
            {formatMessage(isLoggedIn ? messages.toSecurity : authMessages.toLogin)}
          </ButtonLink>
        </Stack>
      </AuthLayout>
    );
  }
  if (outcome) {
    return (
      <AuthLayout title={messages.changeEmailDoneTitle}>
        <Stack gap="large">
          <Notice tone="success" title={formatMessage(messages.changeEmailDone, outcome)} />
          <ButtonLink tone="primary" href={isLoggedIn ? paths.home : paths.login}>
            {formatMessage(isLoggedIn ? messages.toHome : authMessages.toLogin)}
          </ButtonLink>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} purpose={formatMessage(hint)}>
      <Button tone="primary" isPending={isRunning} onPress={() => void run(token)}>
        {formatMessage(button)}
      </Button>
    </AuthLayout>
  );
}
