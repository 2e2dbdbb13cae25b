import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormikContext } from 'formik';

import { Button } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

interface Tokens {
  access: string;
  refresh: string;
}

interface Props {
  onTokens: (tokens: Tokens, remember: boolean) => void;
}

/**
 * Logs in with a passkey: by a button, or from the list of the address field in browsers that show passkeys there,
 * once somebody comes to that field. Only then the library for it is loaded.
 */
export function PasskeyLogin({ onTokens }: Props) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<{ remember: boolean }>();
  const [isAsking, setIsAsking] = useState(false);
  const remember = useRef(values.remember);
  useEffect(() => {
    remember.current = values.remember;
  }, [values.remember]);

  const logIn = async (isOffered: boolean) => {
    const { logInWithPasskey } = await import('./logInWithPasskey');
    const tokens = await logInWithPasskey({ remember: () => remember.current, isOffered });
    if (tokens) onTokens(tokens, remember.current);
  };
  const offer = useEffectEvent(async () => {
    if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await logIn(true);
  });
  useEffect(() => {
    const field = document.querySelector('input[autocomplete~="webauthn"]');
    if (!field) return undefined;
    if (field === document.activeElement) {
      void offer();
      return undefined;
    }
    const onFocus = () => void offer();
    field.addEventListener('focus', onFocus, { once: true });
    return () => field.removeEventListener('focus', onFocus);
  }, []);

  return (
    <Button
      isWide
      isPending={isAsking}
      onPress={() => {
        setIsAsking(true);
        void logIn(false).finally(() => setIsAsking(false));
      }}
    >
      {formatMessage(messages.passkeyLogin)}
    </Button>
  );
}
