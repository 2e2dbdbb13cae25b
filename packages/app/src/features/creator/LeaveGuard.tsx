import { useEffect } from 'react';

import { useBlocker } from 'react-router-dom';

import { ConfirmDialog, Text } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Goes along with a navigation after a save: nothing is lost by it. */
export const savedState = { isSaved: true } as const;

export const cameFromSave = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state;

/** Asks before an editor with unsaved changes is left, by a link or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { formatMessage } = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !cameFromSave(nextLocation.state),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      title={formatMessage(messages.leaveTitle)}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      confirmLabel={formatMessage(messages.leave)}
    >
      <Text>{formatMessage(messages.leaveText)}</Text>
    </ConfirmDialog>
  );
}
