import type { KnownOperation } from '../../server/KnownOperation';
import { outdatedCode, sayOutdated } from '../../shell/pwa/sayOutdated';
import { askServer, NoAnswer, ServerRefusal } from '../../session/askServer';
import { messages } from '../../shell/snackbar/messages';
import { showSnackbar } from '../../shell/snackbar/snackbar';

interface Answered<Data> {
  data?: Data;
  /** The server does not take what was to prove who asks. It is for the screen to say. */
  isUnauthenticated?: boolean;
}

/**
 * Asks what needs no session: no access token goes along, and a refusal ends none. When there is no
 * answer, that is said here, in the words of every other change that did not reach the server.
 */
export async function askAsNobody<Data, Variables>(
  operation: KnownOperation<Data, Variables>,
  variables: Variables,
  options: { mayRepeat?: boolean } = {},
): Promise<Answered<Data>> {
  try {
    return { data: await askServer(operation, variables, options) };
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
