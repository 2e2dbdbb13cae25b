import type { AnyMessage } from '../../i18n/Messages';
import { messages as serverMessages } from '../../shell/snackbar/messages';
import { showSnackbar } from '../../shell/snackbar/snackbar';

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/**
 * Shows a validation error from the server in a snackbar, with the screen's own text for the code if it has
 * one. Errors shown at a field are not repeated.
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
