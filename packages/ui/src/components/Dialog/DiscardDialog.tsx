import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import * as styles from './Dialog.css';

interface Props {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked when a dialog with unsaved input is about to close. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: Props) {
  const strings = useUiStrings();

  return (
    <ModalOverlay className={styles.veil} isOpen={isOpen} onOpenChange={onKeep}>
      <Modal className={styles.sheet({ size: 'small' })}>
        <Dialog role="alertdialog" className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {strings.discardQuestion}
            </Heading>
          </header>
          <div className={styles.body}>
            <p>{strings.discardWarning}</p>
            <div className={styles.actions}>
              <Button onPress={onDiscard}>{strings.discard}</Button>
              <Button tone="primary" autoFocus onPress={onKeep}>
                {strings.keepEditing}
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
