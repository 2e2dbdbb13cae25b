import { Navigate, Outlet } from 'react-router-dom';

import { paths } from '../paths';
import { useSession } from '../session/sessionState';

/** Screens of a person who is not logged in yet. Others are sent home. */
export function RequireNoSession() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Navigate to={paths.home} replace /> : <Outlet />;
}
