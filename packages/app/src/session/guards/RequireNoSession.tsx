import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { readNext } from '../../paths';
import { useSession } from '../sessionState';

/** Screens of a person who is not logged in yet. Others are sent to where they were going, or home. */
export function RequireNoSession() {
  const { isLoggedIn } = useSession();
  const { search } = useLocation();
  return isLoggedIn ? <Navigate to={readNext(search)} replace /> : <Outlet />;
}
