import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { BeginPasskeyLoginOperation } from '../../server/generated/operations/BeginPasskeyLogin';
import { LogInWithPasskeyOperation } from '../../server/generated/operations/LogInWithPasskey';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';
import { requestAnonymously, sayRefusal } from './requestAnonymously';

/**
 * Asks the browser for a passkey and opens a session by it. Offered in the list of the address field, it waits until
 * one is chosen, and says nothing when none is. Undefined: there is no session.
 */
export async function logInWithPasskey({
  remember,
  isOffered,
}: {
  remember: () => boolean;
  isOffered: boolean;
}): Promise<{ access: string; refresh: string } | undefined> {
  const begun = await requestAnonymously(BeginPasskeyLoginOperation, {});
  if (!begun.data) return undefined;
  const { options } = begun.data.beginPasskeyLogin;
  let response;
  try {
    response = await startAuthentication({
      optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isOffered,
    });
  } catch {
    // Cancelled, or another request took its place.
    if (!isOffered) showSnackbar('error', messages.passkeyFailed);
    return undefined;
  }
  const input = { response: JSON.stringify(response), remember: remember(), rotate: true };
  // A challenge works once: asked again, the right answer would be refused.
  const { data } = await requestAnonymously(
    LogInWithPasskeyOperation,
    { input },
    { mayRepeat: false },
  );
  const { tokens, errors } = data?.logInWithPasskey ?? {};
  if (tokens?.refresh) return { access: tokens.access, refresh: tokens.refresh };
  if (errors) sayRefusal(errors, { passkey_refused: messages.passkeyRefused });
  return undefined;
}
