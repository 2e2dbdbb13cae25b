import { usePauseCodeMutation, useResumeCodeMutation } from '../../../server/generated/hooks';
import { messages as serverMessages } from '../../../shell/snackbar/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { refusalOfArt } from './publish/refusalOfArt';

/** Closes a code for now, and opens it again. Says what happened. */
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
