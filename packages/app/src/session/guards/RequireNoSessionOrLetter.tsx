import { useState } from 'react';

import { Navigate, Outlet } from 'react-router-dom';

import { paths } from '../../paths';
import { readLetterToken, type LetterPurpose } from '../letterToken';
import { useSession } from '../sessionState';

interface Props {
  purpose: LetterPurpose;
}

/**
 * Screens that a link in a letter opens. Who comes without one, logged in, is sent home; the reset
 * letter that the security tab sends has to work while logged in.
 */
export function RequireNoSessionOrLetter({ purpose }: Props) {
  const { isLoggedIn } = useSession();
  // Asked once: the token goes as soon as it is used, and its screen still has something to say.
  const [hasLetter] = useState(() => readLetterToken(purpose) !== null);

  return isLoggedIn && !hasLetter ? <Navigate to={paths.home} replace /> : <Outlet />;
}
