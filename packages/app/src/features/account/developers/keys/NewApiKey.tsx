import { Button, CopyField, Dialog, Inline, Notice, Stack } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';

export interface MadeKey {
  name: string;
  /** The key itself. The server cannot return it again. */
  secret: string;
}

interface Props extends MadeKey {
  onClose: () => void;
}

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => {
      showSnackbar('error', messages.notCopied);
      return false;
    },
  );

/** Shows a new key once. */
export function NewApiKeyDialog({ name, secret, onClose }: Props) {
  const { formatMessage } = useIntl();
  const texts = [
    { label: messages.key, text: secret },
    {
      label: messages.tryIt,
      text: `curl -H 'Authorization: Bearer ${secret}' '${location.origin}/api/feedback/'`,
    },
  ];

  return (
    <Dialog title={formatMessage(messages.madeTitle, { name })} isOpen onClose={onClose}>
      <Stack gap="large">
        <Notice tone="warning" title={formatMessage(messages.madeOnce)}>
          {formatMessage(messages.madeKeep)}
        </Notice>
        {texts.map(({ label, text }) => (
          <CopyField
            key={label.id}
            label={formatMessage(label)}
            text={text}
            copyLabel={formatMessage(messages.copy)}
            copiedLabel={formatMessage(messages.copied)}
            onCopy={() => copy(text)}
          />
        ))}
        <Inline spread="end">
          <Button tone="primary" onPress={onClose}>
            {formatMessage(messages.done)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
