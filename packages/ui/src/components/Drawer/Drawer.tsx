import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { CloseIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as dialogStyles from '../Dialog/Dialog.css';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Drawer.css';

interface DrawerBodyProps {
  title: string;
  /** Buttons that stay in sight under what scrolls. */
  actions: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** Content and actions of a drawer. The content can be focused, so that the arrow keys scroll it. */
export function DrawerBody({ title, actions, aside, children }: DrawerBodyProps) {
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <div
        className={styles.body}
        tabIndex={0}
        role="group"
        aria-label={title}
        data-scroll-place="details"
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {children}
      </div>
      {actions !== undefined && (
        <div className={styles.footer}>
          {aside && <div className={dialogStyles.aside}>{aside}</div>}
          {actions}
        </div>
      )}
    </>
  );
}

export interface DrawerProps {
  /** Names what it shows: "Answer from Rynek 12". */
  title: string;
  /** Stands in place of the title, where what it shows has a better name for who sees it. */
  heading?: ReactNode;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  size?: 'medium' | 'large';
  /** Covers the whole of a phone: something to read and work on, not a glance. */
  isFull?: boolean;
  /** Buttons that stay in sight under what scrolls. */
  actions?: ReactNode;
  /** Destructive actions, and Clear: apart from them at the left end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Details of an entity beside a list; on phones a bottom sheet. A task to be finished is a `Dialog`. */
export function Drawer({
  title,
  heading,
  description,
  isOpen,
  onClose,
  size = 'medium',
  isFull = false,
  actions,
  aside,
  children,
}: DrawerProps) {
  const strings = useUiStrings();

  return (
    <ModalOverlay className={styles.veil} isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className={styles.sheet({ size, isFull })}>
        <Dialog
          className={styles.dialog}
          {...(heading === undefined ? {} : { 'aria-label': title })}
        >
          <header className={styles.header}>
            <div className={dialogStyles.titles}>
              <Heading slot="title" level={2} className={dialogStyles.title}>
                {heading ?? title}
              </Heading>
              {description !== undefined && (
                <p className={dialogStyles.description}>{description}</p>
              )}
            </div>
            <IconButton icon={CloseIcon} label={strings.close} onPress={onClose} />
          </header>
          <DrawerBody {...{ title, actions, aside }}>{children}</DrawerBody>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
