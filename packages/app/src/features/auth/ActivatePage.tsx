import { useSearchParams } from 'react-router-dom';

import { useLetterToken } from '../../session/letterToken';
import { Activation } from './Activation';
import { ResendActivation } from './ResendActivation';

/** `/activate`: activates with the token of the email; without one, resends the email. */
export function ActivatePage() {
  const [search] = useSearchParams();
  const token = useLetterToken('activation');

  return token !== null && !search.has('resend') ? (
    <Activation key={token} token={token} />
  ) : (
    <ResendActivation />
  );
}
