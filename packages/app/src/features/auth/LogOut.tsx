import { useEffect } from 'react';

import { Navigate } from 'react-router-dom';

import { paths } from '../../paths';
import { logOut } from '../../session/endSession';
import { useSession } from '../../session/session';

/** `/logout/`: clears the session and goes to the login. */
export function LogOut() {
  const { isLoggedIn } = useSession();

  useEffect(() => {
    logOut();
  }, []);

  return isLoggedIn ? null : <Navigate to={paths.login} replace />;
}
