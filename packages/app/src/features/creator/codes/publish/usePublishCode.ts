import type { RefusalCode } from '@hearback/schema/errors';

import { usePublishCodeMutation } from '../../../../server/generated/hooks';
import { messages as serverMessages } from '../../../../shell/snackbar/messages';
import type { AnyMessage } from '../../../../i18n/AnyMessage';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';

const reasons: Partial<Record<RefusalCode, AnyMessage>> = {
  no_form: messages.noForm,
  no_frame: messages.noFrameLinked,
  no_code_on_frame: messages.noCodeOnFrame,
  throttled: serverMessages.rateLimited,
};

/** What the server says of art: it would not scan, or not always. */
export type Refusal = 'blocked' | 'weak';

/** Open, with where its letter goes; or held back for what it would look like in print. */
export type Published = { emailedTo: string | null } | { refusal: Refusal };

/** Opens a code to visitors. Says what happened; answers nothing when it was refused. */
export function usePublishCode() {
  const [publishCode] = usePublishCodeMutation({ errorPolicy: 'all' });

  return async (id: string, overrideWarnings = false): Promise<Published | undefined> => {
    const { data } = await publishCode({
      variables: { input: { id, emailCopy: true, overrideWarnings } },
    });
    if (!data) return undefined;

    const { code, emailedTo, errors } = data.publishCode;
    if (code) {
      showSnackbar('success', messages.nowPublished);
      return { emailedTo: emailedTo ?? null };
    }
    const refusal = errors[0]?.code as RefusalCode | undefined;
    if (refusal === 'scan_weak') return { refusal: 'weak' };
    if (refusal === 'scan_blocked') return { refusal: 'blocked' };
    showSnackbar('error', (refusal && reasons[refusal]) ?? serverMessages.serverIssue);
    return undefined;
  };
}
