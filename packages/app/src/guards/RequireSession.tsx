import { Navigate, Outlet } from 'react-router-dom';

import { paths } from '../paths';
import { useSession } from '../session/sessionState';

/** Screens of a person who is logged in. Everybody else is sent to the login. */
export function RequireSession() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Outlet /> : <Navigate to={paths.login} replace />;
}
