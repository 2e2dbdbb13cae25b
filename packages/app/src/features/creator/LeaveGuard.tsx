import { useEffect, useRef, useState } from 'react';

import { useBlocker } from 'react-router-dom';

import { ConfirmDialog, Text } from '@hearback/ui';

import { useGuardedInput } from '../../guards/unsavedInput';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

interface Props {
  /** Leaving the page would lose something. */
  isDirty: boolean;
  /** Logging out would: it leaves nothing on this device. */
  isLostByLogout?: boolean;
  /** Tries to save it before anybody is asked. Answers whether nothing is lost any more. */
  rescue?: () => Promise<boolean>;
}

/** Goes along with a navigation after a save: nothing is lost by it. */
export const savedState = { isSaved: true } as const;

export const cameFromSave = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state;

/** Asks before an editor is left with something that would be lost, by a link or by closing the tab. */
export function LeaveGuard({ isDirty, isLostByLogout = false, rescue }: Props) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || (isLostByLogout && nextLocation.pathname === paths.logout)) &&
      currentLocation.pathname !== nextLocation.pathname &&
      !cameFromSave(nextLocation.state),
  );
  const isBlocked = blocker.state === 'blocked';

  const tools = useRef({ rescue, blocker });
  useEffect(() => {
    tools.current = { rescue, blocker };
  });
  useEffect(() => {
    if (!isBlocked) return;
    const save = async () => {
      const isRescued = await tools.current.rescue?.();
      if (isRescued) tools.current.blocker.proceed?.();
      else setIsAsking(true);
    };
    void save();
  }, [isBlocked]);

  useGuardedInput(isDirty);

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
