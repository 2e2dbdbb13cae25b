import type { AnyMessage } from '../../i18n/AnyMessage';
import { messages as serverMessages } from '../../shell/snackbar/messages';
import { showSnackbar } from '../../shell/snackbar/snackbar';

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/**
 * Says what the server refused, for a moment: the screen's own sentence where it has one for the
 * code. What stands at a field already is not said again.
 */
export function sayRefusal(
  errors: readonly InputError[],
  byCode: Readonly<Record<string, AnyMessage>>,
) {
  for (const { code } of errors) {
    const own = byCode[code];
    if (own) return showSnackbar('error', own);
  }
  if (errors.some(({ code }) => code === 'throttled')) {
    return showSnackbar('warning', serverMessages.rateLimited);
  }
  if (errors.some(({ field }) => !field)) showSnackbar('error', serverMessages.serverIssue);
}
