import { useEffect, useRef, useState } from 'react';

import { useBlocker } from 'react-router-dom';

import { ConfirmDialog, Text } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { cameFromSave, changesLostBy } from './unsavedChanges';

/** Confirms navigations that would lose unsaved changes. A router supports one blocker at a time. */
export function UnsavedChangesGuard() {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const lost = useRef<ReturnType<typeof changesLostBy>>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (cameFromSave(nextLocation.state)) return false;
    lost.current = changesLostBy(nextLocation, currentLocation);
    return lost.current.length > 0;
  });
  const isBlocked = blocker.state === 'blocked';

  const current = useRef(blocker);
  useEffect(() => {
    current.current = blocker;
  });
  useEffect(() => {
    if (!isBlocked) return;
    const rescue = async () => {
      const rescued = await Promise.all(
        lost.current.map((one) => one.rescue?.() ?? Promise.resolve(false)),
      );
      if (rescued.every(Boolean)) current.current.proceed?.();
      else setIsAsking(true);
    };
    void rescue();
  }, [isBlocked]);

  const answer = (move: 'reset' | 'proceed') => {
    setIsAsking(false);
    blocker[move]?.();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.leaveTitle)}
      isOpen={isBlocked && isAsking}
      onClose={() => answer('reset')}
      onConfirm={() => answer('proceed')}
      confirmLabel={formatMessage(messages.leave)}
    >
      <Text>{formatMessage(messages.leaveText)}</Text>
    </ConfirmDialog>
  );
}
