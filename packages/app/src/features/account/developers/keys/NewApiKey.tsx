import { CopyField, Dialog, DialogActions, Notice, Stack } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { copyText } from '../../../../shell/snackbar/copyText';
import { messages } from './messages';

export interface MadeKey {
  name: string;
  /** The key itself. The server cannot return it again. */
  secret: string;
}

interface Props extends MadeKey {
  onClose: () => void;
}

/** A line for a terminal that reads the newest answers. */
export const readAnswers = (key: string) =>
  `curl -H 'Authorization: Bearer ${key}' '${location.origin}/api/feedback/'`;

/** Shows a new key once. */
export function NewApiKeyDialog({ name, secret, onClose }: Props) {
  const { formatMessage } = useIntl();
  const texts = [
    { label: messages.key, text: secret },
    {
      label: messages.tryIt,
      text: readAnswers(secret),
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
            onCopy={() => copyText(text, messages.notCopied)}
          />
        ))}
        <DialogActions cancelLabel={formatMessage(messages.done)} />
      </Stack>
    </Dialog>
  );
}
