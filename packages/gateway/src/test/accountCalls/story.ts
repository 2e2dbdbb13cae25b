import type { Page } from '../waitForToken.ts';
import type { CallName } from './calls.ts';

/** Values that a set-up has received so far, by the names that steps give them. */
export type Kept = Record<string, string>;

export interface Step {
  what: string;
  call: CallName;
  body?: (kept: Kept) => object;
  /** The page whose link came by letter: its token is sent, and kept under the name of the page. */
  letter?: Page;
  /** The name of the token to send of those that are kept. */
  token?: string;
  /** Under which name the tokens of the answer are kept. */
  keep?: string;
  status: number;
  /** The body, byte by byte; ids and tokens stand as <id> and <token>. */
  answer: object;
}

export const email = 'ada@example.com';
const oldPassword = 'Quiet#Lantern42';
const newPassword = 'Amber!Teapot77';

const ada = {
  first_name: 'Ada',
  last_name: 'Żółć-Nowak 🦆',
  email,
  password: oldPassword,
  agree_terms: true,
  language: 'pl-PL',
};
const invalidToken = { detail: 'Token is invalid', code: 'token_not_valid' };
const blacklisted = { detail: 'Token is blacklisted', code: 'token_not_valid' };
const noAccount = { detail: 'No active account found with the given credentials' };
const tokens = { refresh: '<token>', access: '<token>' };

const activate = 'activate_account';
const check = 'change_pass (whether the link is valid)';
const reset = 'change_pass (a new password)';
const resend = 'request_activation_link';

/** Responses to one person from registration to a new password, in this order. */
export const story: readonly Step[] = [
  {
    what: 'a registration',
    call: 'register',
    body: () => ada,
    status: 201,
    answer: { id: '<id>', email, is_active: false },
  },
  {
    what: 'a second one of the same address',
    call: 'register',
    body: () => ({ ...ada, email: 'ADA@example.com' }),
    status: 400,
    answer: { email: ['This email address is invalid or already in use!'] },
  },
  {
    what: 'an account that is not active',
    call: 'login',
    body: () => ({ email, password: oldPassword }),
    status: 401,
    answer: noAccount,
  },
  { what: 'a new account', call: resend, body: () => ({ email }), status: 200, answer: {} },
  {
    what: 'an address without an account',
    call: resend,
    body: () => ({ email: 'nobody@example.com' }),
    status: 404,
    answer: {
      detail: 'No account was found associated with this email!',
      code: 'no_account',
    },
  },
  {
    what: 'the token of the letter',
    call: activate,
    letter: 'activate',
    status: 200,
    answer: { email },
  },
  {
    what: 'a token that did its work',
    call: activate,
    token: 'activate',
    status: 409,
    answer: { detail: 'The account is already active.', code: 'already_active' },
  },
  { what: 'a forged token', call: activate, status: 401, answer: invalidToken },
  {
    what: 'an active account',
    call: resend,
    body: () => ({ email }),
    status: 400,
    answer: {
      detail: 'The email is invalid or this account is already active!',
      code: 'invalid_or_active',
    },
  },
  {
    what: 'a wrong password',
    call: 'login',
    body: () => ({ email, password: 'wrong' }),
    status: 401,
    answer: noAccount,
  },
  {
    what: 'the right password',
    call: 'login',
    body: () => ({ email, password: oldPassword }),
    keep: 'plain',
    status: 200,
    answer: tokens,
  },
  {
    what: 'an access token',
    call: 'token/verify',
    body: (kept) => ({ token: kept['plain access'] }),
    status: 200,
    answer: {},
  },
  {
    what: 'a refresh token',
    call: 'token/verify',
    body: (kept) => ({ token: kept['plain refresh'] }),
    status: 200,
    answer: {},
  },
  {
    what: 'a refresh token',
    call: 'token/refresh',
    body: (kept) => ({ refresh: kept['plain refresh'] }),
    status: 200,
    answer: { access: '<token>' },
  },
  {
    what: 'an access token',
    call: 'token/refresh',
    body: (kept) => ({ refresh: kept['plain access'] }),
    status: 401,
    answer: { detail: 'Token has wrong type', code: 'token_not_valid' },
  },
  {
    what: 'someone whose tokens shall rotate',
    call: 'login',
    body: () => ({ email, password: oldPassword, rotate: true, remember: true }),
    keep: 'rotating',
    status: 200,
    answer: tokens,
  },
  {
    what: 'a refresh token that rotates',
    call: 'token/refresh',
    body: (kept) => ({ refresh: kept['rotating refresh'] }),
    status: 200,
    answer: { access: '<token>', refresh: '<token>' },
  },
  {
    what: 'a refresh token that was used',
    call: 'token/verify',
    body: (kept) => ({ token: kept['rotating refresh'] }),
    status: 401,
    answer: blacklisted,
  },
  {
    what: 'an address without an account',
    call: 'recover',
    body: () => ({ email: 'nobody@example.com' }),
    status: 200,
    answer: {},
  },
  { what: 'an active account', call: 'recover', body: () => ({ email }), status: 200, answer: {} },
  {
    what: 'the token of the letter',
    call: check,
    letter: 'reset-password',
    status: 200,
    answer: { valid: true, api_keys: [], webhooks: [] },
  },
  {
    what: 'a token for another purpose',
    call: check,
    token: 'activate',
    status: 401,
    answer: invalidToken,
  },
  {
    what: 'two passwords that differ',
    call: reset,
    token: 'reset-password',
    body: () => ({ password: newPassword, password_confirm: oldPassword }),
    status: 400,
    answer: { password_confirm: ['The password must match.'] },
  },
  {
    what: 'a password that everybody uses',
    call: reset,
    token: 'reset-password',
    body: () => ({ password: 'P@ssw0rd2026!', password_confirm: 'P@ssw0rd2026!' }),
    status: 400,
    answer: { password: ['This password is too easy to guess.'] },
  },
  {
    what: 'a new password',
    call: reset,
    token: 'reset-password',
    body: () => ({ password: newPassword, password_confirm: newPassword }),
    status: 200,
    answer: {},
  },
  {
    what: 'a token that was used',
    call: check,
    token: 'reset-password',
    status: 401,
    answer: invalidToken,
  },
  {
    what: 'a token that was used',
    call: reset,
    token: 'reset-password',
    body: () => ({ password: newPassword, password_confirm: newPassword }),
    status: 401,
    answer: invalidToken,
  },
  {
    what: 'an access token of the old password',
    call: 'token/verify',
    body: (kept) => ({ token: kept['plain access'] }),
    status: 401,
    answer: blacklisted,
  },
  {
    what: 'the old password',
    call: 'login',
    body: () => ({ email, password: oldPassword }),
    status: 401,
    answer: noAccount,
  },
  {
    what: 'the new password',
    call: 'login',
    body: () => ({ email, password: newPassword }),
    status: 200,
    answer: tokens,
  },
];
