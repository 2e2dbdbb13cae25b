import type { AnyMessage } from '../../i18n/Messages';
import {
  NoAnswer,
  type PersistedOperation,
  sendRequest,
  ServerRefusal,
} from '../../server/sendRequest';
import { outdatedCode, sayOutdated } from '../../shell/pwa/versions';
import { messages } from '../../shell/snackbar/messages';
import { showSnackbar } from '../../shell/snackbar/snackbar';

interface Answered<Data> {
  data?: Data;
  /** The server rejected the credential of the request. The screen must report it. */
  isUnauthenticated?: boolean;
}

/**
 * Sends a request without a session: no access token is attached, and a rejection ends no session. Failures
 * are reported here in a snackbar, as for every other mutation.
 */
export async function requestAnonymously<Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  options: { mayRepeat?: boolean } = {},
): Promise<Answered<Data>> {
  try {
    return { data: await sendRequest(operation, variables, options) };
  } catch (error) {
    if (error instanceof NoAnswer) {
      showSnackbar('error', messages.offline);
      return {};
    }
    if (!(error instanceof ServerRefusal)) throw error;
    if (isUnauthenticated(error)) return { isUnauthenticated: true };
    if (isRateLimited(error)) showSnackbar('warning', messages.rateLimited);
    else if (error.code === outdatedCode) sayOutdated();
    else showSnackbar('error', messages.serverIssue);
    return {};
  }
}

const isUnauthenticated = ({ code }: ServerRefusal) => code === 'UNAUTHENTICATED' || code === '401';
const isRateLimited = ({ code }: ServerRefusal) => code === 'RATE_LIMITED' || code === '429';

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
    return showSnackbar('warning', messages.rateLimited);
  }
  if (errors.some(({ field }) => !field)) showSnackbar('error', messages.serverIssue);
}
