import { ConfirmDialog, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  /** Describes the effect. Undefined: the dialog is closed. */
  text: string | undefined;
  onReplace: () => void;
  onClose: () => void;
}

/** Confirms replacing the content of a form. */
export function ReplaceFormDialog({ text, onReplace, onClose }: Props) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      title={formatMessage(messages.replaceTitle)}
      isOpen={text !== undefined}
      onClose={onClose}
      onConfirm={onReplace}
      confirmLabel={formatMessage(messages.replace)}
      tone="primary"
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
