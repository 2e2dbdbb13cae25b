import type { RefusalCode } from '@hearback/schema/errors';

import { usePublishCodeMutation } from '../../../../server/generated/hooks';
import { messages as serverMessages } from '../../../../shell/snackbar/messages';
import type { AnyMessage } from '../../../../i18n/Messages';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';

const reasons: Partial<Record<RefusalCode, AnyMessage>> = {
  no_form: messages.noForm,
  no_frame: messages.noFrameLinked,
  no_code_on_frame: messages.noCodeOnFrame,
  throttled: serverMessages.rateLimited,
};

/** The server's verdict on the art: it would not scan, or not reliably. */
export type ArtRefusal = 'blocked' | 'weak';

/** Published, with the recipient of the email; or refused by the scan check. */
export type PublishedCode = { emailedTo: string | null } | { refusal: ArtRefusal };

/** Publishes a code and reports the result. Undefined if it failed for a reason other than its art. */
export function usePublishCode() {
  const [publishCode] = usePublishCodeMutation({ errorPolicy: 'all' });

  return async (id: string, overrideWarnings = false): Promise<PublishedCode | undefined> => {
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
