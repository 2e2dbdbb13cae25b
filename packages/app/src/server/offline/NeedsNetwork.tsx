import { useEffect, useState, type ReactNode } from 'react';

import { useLocation } from 'react-router-dom';

import { EmptyState } from '@hearback/ui';
import { GlobeIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './NeedsNetwork.css';
import type { ShownData } from './shownData';
import { useShownData } from './useShownData';

interface Props {
  /** Hears what the screen shows. */
  onShown: (shown: ShownData) => void;
  /** The screen. */
  children: ReactNode;
}

/**
 * Says that a screen needs the network where it has nothing to show without. The screen waits
 * behind it; one that has shown something stays, whatever it asks for next.
 */
export function NeedsNetwork({ onShown, children }: Props) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  // Asked in here, so that a screen that still loads is not taken for the one it follows.
  const shown = useShownData();
  const { shows, asOf } = shown;
  const [shownAt, setShownAt] = useState<string>();
  if (asOf !== undefined && shownAt !== pathname) setShownAt(pathname);
  const isMissing = shows === 'nothing' && shownAt !== pathname;

  useEffect(() => onShown(shown), [onShown, shown]);

  return (
    <>
      {isMissing && (
        <EmptyState icon={GlobeIcon} headingLevel={2} title={formatMessage(messages.neededTitle)}>
          {formatMessage(messages.neededHint)}
        </EmptyState>
      )}
      <div className={isMissing ? styles.waiting : styles.shown}>{children}</div>
    </>
  );
}
