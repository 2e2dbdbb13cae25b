import { Navigate, Outlet } from 'react-router-dom';

import { features } from '@hearback/schema/features';

import { paths } from '../../paths';

/** Lets nobody to the notifications while the product has none. */
export function RequireNotifications() {
  return features.notifications ? <Outlet /> : <Navigate to={paths.home} replace />;
}
