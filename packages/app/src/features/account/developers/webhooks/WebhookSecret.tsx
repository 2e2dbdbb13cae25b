import { CopyField, Dialog, DialogActions, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { copyText } from '../../../../shell/snackbar/copyText';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages as keys } from '../keys/messages';
import { messages } from './messages';
import type { WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';
import {
  useRotateWebhookSecretMutation,
  useShowWebhookSecretMutation,
} from '../../../../server/generated/hooks';
import { FormikDialog } from '../../../../fields/FormikDialog';
import { FormikPasswordField } from '../../../../fields/FormikPasswordField';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { refusalOf } from '../../../../fields/refusalOf';

interface Props {
  secret: string;
  onClose: () => void;
}

/** Shows the signing secret of a webhook. */
export function WebhookSecretField({ secret, onClose }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Dialog title={formatMessage(messages.secretTitle)} isOpen onClose={onClose}>
      <Stack gap="large">
        <Text>{formatMessage(messages.secretText)}</Text>
        <CopyField
          label={formatMessage(messages.secret)}
          text={secret}
          copyLabel={formatMessage(keys.copy)}
          copiedLabel={formatMessage(keys.copied)}
          onCopy={() => copyText(secret, keys.notCopied)}
        />
        <DialogActions cancelLabel={formatMessage(messages.done)} />
      </Stack>
    </Dialog>
  );
}

interface AskForSecretProps {
  webhook: WebhookRow_WebhookFragment;
  /** Show the current secret, or replace it. */
  purpose: 'show' | 'rotate';
  onClose: () => void;
  onSecret: (secret: string) => void;
}

const words = {
  show: { title: messages.showSecret, text: messages.showText },
  rotate: { title: messages.rotateSecret, text: messages.rotateText },
};

/** Requires the password before a secret is shown or rotated. */
export function AskForSecret({ webhook, purpose, onClose, onSecret }: AskForSecretProps) {
  const { formatMessage } = useIntl();
  const { toErrors, issueText } = useFieldIssues();
  const [showSecret] = useShowWebhookSecretMutation();
  const [rotateSecret] = useRotateWebhookSecretMutation();

  const ask = async (password: string) => {
    const options = { variables: { input: { id: webhook.id, password } } };
    if (purpose === 'show') return (await showSecret(options)).data?.showWebhookSecret;
    return (await rotateSecret(options)).data?.rotateWebhookSecret;
  };

  return (
    <FormikDialog
      title={formatMessage(words[purpose].title)}
      submitLabel={formatMessage(words[purpose].title)}
      onClose={onClose}
      initialValues={{ password: '' }}
      validate={({ password }) => (password === '' ? { password: issueText('required') } : {})}
      onSubmit={async ({ password }, { setErrors }) => {
        const answer = await ask(password);
        if (!answer) return;
        if (answer.secret) return onSecret(answer.secret);
        setErrors(toErrors(answer.errors));
        if (answer.errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(answer.errors));
        }
      }}
    >
      <Text>{formatMessage(words[purpose].text)}</Text>
      <FormikPasswordField
        name="password"
        label={formatMessage(messages.password)}
        autoComplete="current-password"
        isRequired
      />
    </FormikDialog>
  );
}
