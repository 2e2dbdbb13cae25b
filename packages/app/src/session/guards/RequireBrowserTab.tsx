import { Navigate, Outlet } from 'react-router-dom';

import { paths } from '../../paths';
import { useInstall } from '../../shell/pwa/install';

/** Screens for those who have not installed the app yet. */
export function RequireBrowserTab() {
  const { isInstalled } = useInstall();
  return isInstalled ? <Navigate to={paths.home} replace /> : <Outlet />;
}
