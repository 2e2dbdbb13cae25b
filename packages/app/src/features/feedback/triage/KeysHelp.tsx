import { Dialog, DialogActions, Facts } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import * as styles from './KeysHelp.css';
import { messages } from './messages';

interface Props {
  onClose: () => void;
}

/** Which key does what in the list of feedback. */
export function KeysHelp({ onClose }: Props) {
  const { formatMessage } = useIntl();
  const keys = [
    ['j', messages.keyNext],
    ['k', messages.keyPrevious],
    ['o', messages.keyOpen],
    ['e', messages.keyResolve],
    ['d', messages.keyDismiss],
    ['u', messages.keyNew],
    ['/', messages.keySearch],
    ['Esc', messages.keyClose],
    ['?', messages.keyHelp],
  ] as const;

  return (
    <Dialog title={formatMessage(messages.helpTitle)} isOpen onClose={onClose} size="small">
      <Facts
        facts={keys.map(([key, message]) => ({
          label: formatMessage(message),
          value: <kbd className={styles.key}>{key}</kbd>,
        }))}
      />
      <DialogActions cancelLabel={formatMessage(feedbackMessages.close)} />
    </Dialog>
  );
}
