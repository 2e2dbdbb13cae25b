import type { MenuAction } from '@hearback/ui';
import { PauseIcon, PlayIcon, SendIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import type { useEachCode } from './useEachCode';
import { usePauseCodeMutation, useResumeCodeMutation } from '../../../server/generated/hooks';
import { messages as serverMessages } from '../../../shell/snackbar/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { refusalOfArt } from './publish/refusalOfArt';

/** Pauses and resumes a code, and reports the result. */
export function usePauseCode() {
  const [pauseCode] = usePauseCodeMutation({ errorPolicy: 'all' });
  const [resumeCode] = useResumeCodeMutation({ errorPolicy: 'all' });

  return {
    pause: async (id: string) => {
      const { data } = await pauseCode({ variables: { id } });
      if (!data) return;
      if (data.pauseCode.code) showSnackbar('success', messages.nowPaused);
      else showSnackbar('error', serverMessages.serverIssue);
    },
    resume: async (id: string) => {
      const { data } = await resumeCode({ variables: { id } });
      if (!data) return;
      if (data.resumeCode.code) showSnackbar('success', messages.nowResumed);
      else showSnackbar('error', refusalOfArt(data.resumeCode.errors));
    },
  };
}

/** Bulk actions: publish, pause and resume. */
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
