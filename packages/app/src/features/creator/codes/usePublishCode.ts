import type { RefusalCode } from '@hearback/schema/errors';

import { usePublishCodeMutation } from '../../../apollo/generated/hooks';
import { messages as serverMessages } from '../../../snackbar/messages';
import type { AnyMessage } from '../../../i18n/AnyMessage';
import { showSnackbar } from '../../../snackbar/snackbar';
import { messages } from './messages';

const reasons: Partial<Record<RefusalCode, AnyMessage>> = {
  no_form: messages.noForm,
  no_frame: messages.noFrameLinked,
  no_code_on_frame: messages.noCodeOnFrame,
};

/** Opens a code to visitors. Says what happened; answers where the letter goes, or nothing. */
export function usePublishCode() {
  const [publishCode] = usePublishCodeMutation({ errorPolicy: 'all' });

  return async (id: string): Promise<{ emailedTo: string | null } | undefined> => {
    const { data } = await publishCode({ variables: { input: { id, emailCopy: true } } });
    if (!data) return undefined;

    const { code, emailedTo, errors } = data.publishCode;
    if (!code) {
      const reason = reasons[errors[0]?.code as RefusalCode];
      showSnackbar('error', reason ?? serverMessages.serverIssue);
      return undefined;
    }
    showSnackbar('success', messages.nowPublished);
    return { emailedTo: emailedTo ?? null };
  };
}
