import { useSearchParams } from 'react-router-dom';

import { useLetterToken } from '../../session/letterToken';
import { Activation } from './Activation';
import { ResendActivation } from './ResendActivation';

/** `/activate`: with a letter's token it activates; without one it sends the letter again. */
export function ActivatePage() {
  const [search] = useSearchParams();
  const token = useLetterToken('activation');

  return token !== null && !search.has('resend') ? (
    <Activation key={token} token={token} />
  ) : (
    <ResendActivation />
  );
}
