import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useState } from 'react';

import { features } from '@hearback/schema/features';

import { loginBefore, paths, readNext } from '../../paths';
import { useSession } from '../session';
import { useInstall } from '../../shell/pwa/install';
import { type LetterPurpose, readLetterToken } from '../letterToken';

interface RequireNoSessionOrLetterProps {
  purpose: LetterPurpose;
}

/**
 * Screens that a link in a letter opens. Who comes without one, logged in, is sent home; the reset
 * letter that the security tab sends has to work while logged in.
 */
export function RequireNoSessionOrLetter({ purpose }: RequireNoSessionOrLetterProps) {
  const { isLoggedIn } = useSession();
  // Asked once: the token goes as soon as it is used, and its screen still has something to say.
  const [hasLetter] = useState(() => readLetterToken(purpose) !== null);

  return isLoggedIn && !hasLetter ? <Navigate to={paths.home} replace /> : <Outlet />;
}

/** Screens for those who have not installed the app yet. */
export function RequireBrowserTab() {
  const { isInstalled } = useInstall();
  return isInstalled ? <Navigate to={paths.home} replace /> : <Outlet />;
}

/** Blocks the notifications page while the feature is off. */
export function RequireNotifications() {
  return features.notifications ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Screens of a person who is not logged in yet. Others are sent to where they were going, or home. */
export function RequireNoSession() {
  const { isLoggedIn } = useSession();
  const { search } = useLocation();
  return isLoggedIn ? <Navigate to={readNext(search)} replace /> : <Outlet />;
}

/** Screens behind the login. Without a session they redirect to the login, which redirects back. */
export function RequireSession() {
  const { isLoggedIn, returnsAfterLogin } = useSession();
  const { pathname, search } = useLocation();
  if (isLoggedIn) return <Outlet />;
  return <Navigate to={returnsAfterLogin ? loginBefore(pathname + search) : paths.login} replace />;
}
