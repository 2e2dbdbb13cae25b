import { ConfirmDialog, Text } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  /** What will happen. Undefined: nothing is asked. */
  text: string | undefined;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks before something takes the place of a form. */
export function ReplaceQuestion({ text, onReplace, onClose }: Props) {
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
