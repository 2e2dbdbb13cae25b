import { createContext, use, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { CloseIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Dialog.css';
import { Button } from '../Button/Button';

export interface DialogProps {
  /** Says the action: "Add location". */
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  size?: 'small' | 'medium' | 'large';
  /** True if there are unsaved changes: closing confirms first. */
  hasUnsavedInput?: boolean;
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => {
  throw new Error(
    'useDialogClose works inside a <Dialog> only. Move the button into its children.',
  );
});

/** Closes the dialog around it, asking first when something typed would be lost. */
export const useDialogClose = () => use(CloseContext);

/** A task to finish or to cancel before the page goes on. Buttons belong in `DialogActions`. */
export function Dialog({
  title,
  description,
  isOpen,
  onClose,
  size = 'medium',
  hasUnsavedInput = false,
  children,
}: DialogProps) {
  const strings = useUiStrings();
  const [isAsking, setIsAsking] = useState(false);

  const close = () => {
    if (hasUnsavedInput) setIsAsking(true);
    else onClose();
  };

  return (
    <ModalOverlay className={styles.veil} isOpen={isOpen} isDismissable onOpenChange={close}>
      <Modal className={styles.sheet({ size })}>
        <AriaDialog className={styles.dialog}>
          <header className={styles.header}>
            <div className={styles.titles}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {description !== undefined && <p className={styles.description}>{description}</p>}
            </div>
            <IconButton icon={CloseIcon} label={strings.close} onPress={close} />
          </header>
          <CloseContext value={close}>
            <div className={styles.body}>{children}</div>
          </CloseContext>
          <DiscardDialog
            isOpen={isAsking}
            onKeep={() => setIsAsking(false)}
            onDiscard={() => {
              setIsAsking(false);
              onClose();
            }}
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked when a dialog with unsaved input is about to close. */
function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const strings = useUiStrings();

  return (
    <ModalOverlay className={styles.veil} isOpen={isOpen} onOpenChange={onKeep}>
      <Modal className={styles.sheet({ size: 'small' })}>
        <AriaDialog role="alertdialog" className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {strings.discardQuestion}
            </Heading>
          </header>
          <div className={styles.body}>
            <p>{strings.discardWarning}</p>
            <div className={styles.actions}>
              <Button autoFocus onPress={onKeep}>
                {strings.keepEditing}
              </Button>
              <Button tone="danger" onPress={onDiscard}>
                {strings.discard}
              </Button>
            </div>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
