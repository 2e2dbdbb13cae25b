import type { PersistedOperation } from '../../server/PersistedOperation';
import { outdatedCode, sayOutdated } from '../../shell/pwa/versions';
import { sendRequest, NoAnswer, ServerRefusal } from '../../server/sendRequest';
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
