import type { Question } from './ask.ts';

const goodPassword = 'Quiet#Lantern42';

/** The calls on accounts that the specification names, each with what it takes and allows. */
export const calls = [
  {
    name: 'register',
    method: 'POST',
    path: '/api/user/register/',
    allow: 'POST, OPTIONS',
    body: {
      first_name: 'Ada',
      last_name: 'Nowak',
      email: 'ada@example.com',
      password: goodPassword,
      agree_terms: true,
    },
  },
  {
    name: 'activate_account',
    method: 'GET',
    path: '/api/user/activate_account/',
    allow: 'GET, OPTIONS',
    needsToken: true,
  },
  {
    name: 'request_activation_link',
    method: 'POST',
    path: '/api/user/request_activation_link/',
    allow: 'POST, OPTIONS',
    body: { email: 'nobody@example.com' },
  },
  {
    name: 'recover',
    method: 'POST',
    path: '/api/user/recover/',
    allow: 'POST, OPTIONS',
    body: { email: 'nobody@example.com' },
  },
  {
    name: 'change_pass (whether the link is valid)',
    method: 'GET',
    path: '/api/user/change_pass/',
    allow: 'GET, PUT, HEAD, OPTIONS',
    needsToken: true,
  },
  {
    name: 'change_pass (a new password)',
    method: 'PUT',
    path: '/api/user/change_pass/',
    allow: 'GET, PUT, HEAD, OPTIONS',
    needsToken: true,
    body: { password: goodPassword, password_confirm: goodPassword },
  },
  {
    name: 'login',
    method: 'POST',
    path: '/api/user/login/',
    allow: 'POST, OPTIONS',
    body: { email: 'nobody@example.com', password: goodPassword },
  },
  {
    name: 'token/verify',
    method: 'POST',
    path: '/api/user/api/token/verify/',
    allow: 'POST, OPTIONS',
    body: { token: 'x.y.z' },
  },
  {
    name: 'token/refresh',
    method: 'POST',
    path: '/api/user/api/token/refresh/',
    allow: 'POST, OPTIONS',
    body: { refresh: 'x.y.z' },
  },
] as const satisfies readonly AccountCall[];

export interface AccountCall {
  name: string;
  method: string;
  path: string;
  /** The methods it names when asked by another. */
  allow: string;
  /** True if the call takes a token from a mail. */
  needsToken?: boolean;
  /** A body that is right in form. */
  body?: Readonly<Record<string, unknown>>;
}

export type CallName = (typeof calls)[number]['name'];

/** One of the calls. */
export function callNamed(name: CallName): AccountCall {
  const found = calls.find((call) => call.name === name);
  if (!found) throw new Error(`There is no call ${name}.`);
  return found;
}

/** The calls that take a body, with it. */
export const callsWithBody = calls.filter((call) => 'body' in call);

/** A token that no letter ever had. */
const unknownToken = 'x'.repeat(43);

interface Changes {
  body?: string | Uint8Array | object;
  headers?: Record<string, string>;
}

/** Asks one of the calls, right in form except for what a test changes. */
export function question(call: AccountCall, { body = call.body, headers = {} }: Changes): Question {
  const isWritten = typeof body === 'string' || body instanceof Uint8Array;
  return {
    method: call.method,
    path: call.path,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.needsToken && { authorization: `Token ${unknownToken}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isWritten ? body : JSON.stringify(body) }),
  };
}
