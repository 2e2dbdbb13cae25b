import { Button, CopyField, Dialog, Inline, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  secret: string;
  onClose: () => void;
}

/** Shows the signing secret of a webhook. */
export function WebhookSecretField({ secret, onClose }: Props) {
  const { formatMessage } = useIntl();

  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => true,
      () => {
        showSnackbar('error', messages.notCopied);
        return false;
      },
    );

  return (
    <Dialog title={formatMessage(messages.secretTitle)} isOpen onClose={onClose}>
      <Stack gap="large">
        <Text>{formatMessage(messages.secretText)}</Text>
        <CopyField
          label={formatMessage(messages.secret)}
          text={secret}
          copyLabel={formatMessage(messages.copy)}
          copiedLabel={formatMessage(messages.copied)}
          onCopy={copy}
        />
        <Inline spread="end">
          <Button tone="primary" onPress={onClose}>
            {formatMessage(messages.done)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
