import { api, app, gates, user } from './folders.ts';
import type { Row } from './Row.ts';

/** Who comes in, and how long they stay. */
export const sessionRows: readonly Row[] = [
  {
    id: 'T1',
    what: 'every documented call, with 17 false credentials and the right one',
    files: [
      `${api}/test/security/authMatrix.test.ts`,
      `${api}/routes/apiKeyScopes.test.ts`,
      `${api}/describeApi.test.ts`,
    ],
  },
  {
    id: 'T2',
    what: 'status and words of the calls on accounts',
    files: [
      `${gates}/accountCalls/accountCalls.test.ts`,
      `${user}/login.test.ts`,
      `${user}/refreshToken.test.ts`,
    ],
  },
  {
    id: 'T3',
    what: 'a wrong password, an unknown address and an inactive account are alike',
    files: [`${user}/login.test.ts`],
  },
  {
    id: 'T4',
    what: 'what the app does when it starts with each kind of token',
    files: [`${app}/session/startupCheck.test.ts`, 'e2e/session.spec.ts'],
  },
  {
    id: 'T5',
    what: 'many refusals in one tab, and several tabs, ask for one new token',
    files: [`${app}/session/renewSession.test.ts`, 'e2e/session.spec.ts'],
  },
  {
    id: 'T6',
    what: 'twenty who refresh at once get one child',
    files: [`${user}/refreshToken.test.ts`, `${api}/twoProcesses.test.ts`],
  },
  {
    id: 'T7',
    what: 'a refresh token that is used again ends its session',
    files: [`${user}/refreshToken.test.ts`],
  },
  {
    id: 'T8',
    what: 'an answer that is lost on the way is given again',
    files: [`${user}/refreshToken.test.ts`],
  },
  {
    id: 'T9',
    what: 'logout, reset, a new password and deactivation end sessions',
    files: [
      `${user}/refreshToken.test.ts`,
      `${user}/changePass.test.ts`,
      `${user}/details.test.ts`,
    ],
  },
  {
    id: 'T10',
    what: 'activation once, in time, for its purpose alone',
    files: [`${user}/activateAccount.test.ts`],
  },
  {
    id: 'T11',
    what: 'one of many new passwords at once is set',
    files: [`${user}/changePass.test.ts`],
  },
  {
    id: 'T12',
    what: 'two accounts in two tabs never mix, in any order of what they do',
    files: [
      `${app}/session/renewSession.test.ts`,
      `${app}/session/followTabs.test.ts`,
      `${app}/session/anyOrder.test.ts`,
      'e2e/session.spec.ts',
    ],
  },
  {
    id: 'T13',
    what: 'letters go to the stored address, however it is spelled',
    files: [`${user}/changePass.test.ts`, `${gates}/accountCalls/strangers.test.ts`],
  },
  {
    id: 'T14',
    what: 'hashing is bounded',
    files: [`${api}/tools/passwords.test.ts`, `${user}/login.test.ts`],
  },
];
