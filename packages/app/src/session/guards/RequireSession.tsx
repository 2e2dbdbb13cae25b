import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { loginBefore, paths } from '../../paths';
import { useSession } from '../sessionState';

/** Screens of a person who is logged in. Everybody else goes to the login, and then comes back. */
export function RequireSession() {
  const { isLoggedIn, returnsAfterLogin } = useSession();
  const { pathname, search } = useLocation();
  if (isLoggedIn) return <Outlet />;
  return <Navigate to={returnsAfterLogin ? loginBefore(pathname + search) : paths.login} replace />;
}
