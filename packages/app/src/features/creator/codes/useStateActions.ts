import type { MenuAction } from '@hearback/ui';
import { PauseIcon, PlayIcon, SendIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import type { useEachCode } from './useEachCode';

/** Publishes, pauses and resumes all checked codes. */
export function useStateActions({
  publish,
  pause,
  resume,
}: ReturnType<typeof useEachCode>): (ids: readonly string[]) => MenuAction[] {
  const { formatMessage } = useIntl();

  return (ids) => [
    {
      id: 'publish',
      label: formatMessage(messages.publishChecked),
      icon: SendIcon,
      onAction: () => void publish(ids),
    },
    {
      id: 'pause',
      label: formatMessage(messages.pause),
      icon: PauseIcon,
      onAction: () => void pause(ids),
    },
    {
      id: 'resume',
      label: formatMessage(messages.resume),
      icon: PlayIcon,
      onAction: () => void resume(ids),
    },
  ];
}
