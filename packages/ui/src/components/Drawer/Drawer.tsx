import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { CloseIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as dialogStyles from '../Dialog/Dialog.css';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Drawer.css';
import { DrawerBody } from './DrawerBody';

export interface DrawerProps {
  /** Names what it shows: "Answer from Rynek 12". */
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  size?: 'medium' | 'large';
  /** Covers the whole of a phone: something to read and work on, not a glance. */
  isFull?: boolean;
  /** Buttons that stay in sight under what scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** More about one thing of a list, beside it; on phones a sheet from below. A task that has to be finished is a `Dialog`. */
export function Drawer({
  title,
  description,
  isOpen,
  onClose,
  size = 'medium',
  isFull = false,
  actions,
  children,
}: DrawerProps) {
  const strings = useUiStrings();

  return (
    <ModalOverlay className={styles.veil} isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className={styles.sheet({ size, isFull })}>
        <Dialog className={styles.dialog}>
          <header className={styles.header}>
            <div className={dialogStyles.titles}>
              <Heading slot="title" level={2} className={dialogStyles.title}>
                {title}
              </Heading>
              {description !== undefined && (
                <p className={dialogStyles.description}>{description}</p>
              )}
            </div>
            <IconButton icon={CloseIcon} label={strings.close} onPress={onClose} />
          </header>
          <DrawerBody title={title} actions={actions}>
            {children}
          </DrawerBody>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
