import type { ValidLink } from './accountContract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Viewer } from '../apiEnv.ts';
import type { Page } from '../database/readPage.ts';
import { activateAccount } from './activateAccount.ts';
import { changePassword } from './changePassword.ts';
import { findResetToken } from './findResetToken.ts';
import { firstLogin, login } from './login.ts';
import { logout } from './logout.ts';
import { recoverAccount } from './recoverAccount.ts';
import { refreshToken } from './refreshToken.ts';
import { register } from './register.ts';
import { requestActivationLink } from './requestActivationLink.ts';
import { resetPassword } from './resetPassword.ts';
import { createSessions } from './sessions.ts';
import { getUserDetails, updateUserDetails } from './userDetails.ts';
import { verifyToken } from './verifyToken.ts';
import type { SecurityEvent, SecurityEventQuery } from './securityEventsContract.ts';

type Tools = Pick<ServiceTools, 'securityEvents'>;

/** What happened to the viewer's account, newest first. */
const listSecurityEvents =
  ({ securityEvents }: Tools) =>
  async (viewer: Viewer, query: SecurityEventQuery): Promise<Page<SecurityEvent>> => {
    const { count, results } = await securityEvents.list(viewer.accountId, viewer.userId, query);
    return {
      count,
      results: results.map((event) => ({
        id: event.id,
        kind: event.kind,
        date_created: event.created_at.toISOString(),
        address: event.address,
        device: event.device,
        is_current: event.session_id === viewer.sessionId,
        counts: event.counts,
        letter: event.letter,
        api_key: event.api_key,
        webhook: event.webhook,
      })),
    };
  };

export interface UserTools extends ServiceTools {
  /** Takes ended sessions out of what is believed of access tokens. */
  forgetSessions: (sessionIds: readonly string[]) => void;
  hasSample: (accountId: string) => Promise<boolean>;
  deletesAt: (accountId: string) => Promise<Date | null>;
}

/** What can be asked about people and their sessions. */
export const createUserServices = (tools: UserTools) => ({
  register: register(tools),
  activate: activateAccount(tools),
  requestActivationLink: requestActivationLink(tools),
  recover: recoverAccount(tools),
  /** Says that a link may be used, and what ends with it unless it is kept. */
  checkResetLink: async (secret: string): Promise<ValidLink> => {
    const { person } = await findResetToken(tools, secret);
    const keys = await tools.apiKeys.list(person.account_id);
    const webhooks = await tools.webhooks.list(person.account_id);
    return {
      valid: true,
      api_keys: keys.map(({ id, name, prefix, used_at }) => ({
        id,
        name,
        prefix,
        last_used: used_at?.toISOString() ?? null,
      })),
      webhooks: webhooks
        .filter(({ state }) => state === 'enabled')
        .map(({ id, url, description, last_used }) => ({
          id,
          host: new URL(url).host,
          description,
          last_used: last_used?.toISOString() ?? null,
        })),
    };
  },
  resetPassword: resetPassword(tools),
  changePassword: changePassword(tools),
  login: login(tools),
  firstLogin: firstLogin(tools),
  logout: logout(tools),
  refreshToken: refreshToken(tools),
  verifyToken: verifyToken(tools),
  sessions: createSessions(tools),
  listSecurityEvents: listSecurityEvents(tools),
  getDetails: getUserDetails(tools),
  updateDetails: updateUserDetails(tools),
});
