import type { Hono } from 'hono';
import { features } from '@hearback/schema/features';

import type { ApiEnv } from '../../apiEnv.ts';
import type { Services } from '../../services/services.ts';
import { activateAccount } from './activateAccount.ts';
import { apiKeys } from './apiKeys.ts';
import { changePass } from './changePass.ts';
import { deletion } from './deletion.ts';
import { details } from './details.ts';
import { events } from './events.ts';
import { exportData } from './exportData.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { password } from './password.ts';
import { recoverAccount } from './recoverAccount.ts';
import { refreshToken } from './refreshToken.ts';
import { register } from './register.ts';
import { requestActivationLink } from './requestActivationLink.ts';
import { sessions } from './sessions.ts';
import { verifyToken } from './verifyToken.ts';

/** The calls about accounts, people and sessions. */
export function mountUser(api: Hono<ApiEnv>, services: Services): void {
  const calls = [
    register,
    activateAccount,
    requestActivationLink,
    recoverAccount,
    changePass,
    login,
    verifyToken,
    refreshToken,
    logout,
    details,
    password,
    sessions,
    events,
    apiKeys,
    exportData,
    ...(features.accountDeletion ? [deletion] : []),
  ];
  for (const call of calls) api.route('/', call(services));
}
