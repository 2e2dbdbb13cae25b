import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../icons';
import { useMedia } from '../../internal/useMedia';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { media } from '../../tokens/breakpoints';
import * as dialogStyles from '../Dialog/Dialog.css';
import { Drawer, DrawerBody, type DrawerProps } from '../Drawer/Drawer';
import * as drawerStyles from '../Drawer/Drawer.css';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './SplitView.css';

/** The panel beside the list. */
export type SplitViewDetails = Pick<
  DrawerProps,
  'title' | 'heading' | 'description' | 'actions' | 'aside' | 'children' | 'onClose'
>;

export interface SplitViewProps {
  /** The selected entity; without it the list has the full width. */
  details?: SplitViewDetails | undefined;
  /** The list. */
  children: ReactNode;
}

/** A list, and one thing of it beside it, both in use: going through an inbox. Where there is no room for two, the thing covers the list as a `Drawer`. */
export function SplitView({ details, children }: SplitViewProps) {
  const isWide = useMedia(media.wide);

  return (
    <div className={styles.split} data-open={(isWide && details !== undefined) || undefined}>
      <div className={styles.main}>{children}</div>
      {details && isWide && <Beside {...details} />}
      {details && !isWide && <Drawer {...details} isOpen isFull />}
    </div>
  );
}

function Beside({
  title,
  heading,
  description,
  actions,
  aside,
  onClose,
  children,
}: SplitViewDetails) {
  const strings = useUiStrings();
  const region = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    const from = document.activeElement;
    region.current?.focus({ preventScroll: true });
    const here = region.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      // An overlay closes first, and Escape in a search field clears it first.
      const isElsewhere = event.target instanceof HTMLInputElement;
      const isCovered = document.querySelector(
        '[role="dialog"], [role="alertdialog"], [role="menu"]',
      );
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere || isCovered) return;
      latest.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      const isLost =
        document.activeElement === document.body || here?.contains(document.activeElement);
      if (isLost && from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);

  return (
    <section ref={region} className={styles.beside} aria-label={title} tabIndex={-1}>
      <header className={drawerStyles.header}>
        <div className={dialogStyles.titles}>
          <h2 className={dialogStyles.title}>{heading ?? title}</h2>
          {description !== undefined && <p className={dialogStyles.description}>{description}</p>}
        </div>
        <IconButton icon={CloseIcon} label={strings.close} onPress={onClose} />
      </header>
      <DrawerBody {...{ title, actions, aside }}>{children}</DrawerBody>
    </section>
  );
}
