import { messages } from '../shell/snackbar/messages';
import type { AnyMessage } from '../i18n/Messages';

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/** The sentence for what the server refused: the screen's own for a field; else the general one. */
export function refusalOf(
  errors: readonly InputError[],
  byField: Readonly<Record<string, AnyMessage>> = {},
  otherwise: AnyMessage = messages.serverIssue,
): AnyMessage {
  if (errors.some(({ code }) => code === 'throttled')) return messages.rateLimited;
  for (const { field } of errors) {
    const own = field ? byField[field] : undefined;
    if (own) return own;
  }
  return otherwise;
}
