// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeGateway, type Answer, type Answers } from '../test/fakeGateway';
import { tokenKeys } from './session';

interface Tokens {
  access?: string;
  refresh?: string;
}

interface Situation {
  when: string;
  /** What lies in the local storage at the start. */
  stored: Tokens;
  answers: Answers;
  isLoggedIn: boolean;
  isOffline?: boolean;
  /** What lies there afterwards, and in the session storage. */
  local: Tokens;
  session?: Tokens;
  asked: readonly string[];
}

const both = { access: 'a1', refresh: 'r1' };
const valid: Answer = { data: { verifyToken: { valid: true } } };
const invalid: Answer = { data: { verifyToken: { valid: false } } };
const renewed: Answer = {
  data: { refreshToken: { tokens: { access: 'a2', refresh: 'r2' }, errors: [] } },
};
const over: Answer = {
  data: { refreshToken: { tokens: null, errors: [{ code: 'token_not_valid' }] } },
};

/** The five steps of the startup check, each as the server's own answers lead to it. */
const situations: Situation[] = [
  {
    when: '1: there is no access token, whatever refresh token lies there',
    stored: { refresh: 'r1' },
    answers: {},
    isLoggedIn: false,
    local: { refresh: 'r1' },
    asked: [],
  },
  {
    when: '2: the access token is valid',
    stored: both,
    answers: { VerifyToken: valid },
    isLoggedIn: true,
    local: both,
    asked: ['VerifyToken'],
  },
  {
    when: '3: it is not, and the refresh token is exchanged',
    stored: both,
    answers: { VerifyToken: invalid, RefreshToken: renewed },
    isLoggedIn: true,
    local: { access: 'a2', refresh: 'r2' },
    session: { access: 'a2' },
    asked: ['VerifyToken', 'RefreshToken'],
  },
  {
    when: '3: the status is 401, and the refresh token is exchanged',
    stored: both,
    answers: { VerifyToken: { status: 401 }, RefreshToken: renewed },
    isLoggedIn: true,
    local: { access: 'a2', refresh: 'r2' },
    session: { access: 'a2' },
    asked: ['VerifyToken', 'RefreshToken'],
  },
  {
    when: '3: it is not, and the refresh token is refused',
    stored: both,
    answers: { VerifyToken: invalid, RefreshToken: over },
    isLoggedIn: false,
    local: {},
    asked: ['VerifyToken', 'RefreshToken'],
  },
  {
    when: '3: it is not, and there is no refresh token',
    stored: { access: 'a1' },
    answers: { VerifyToken: invalid },
    isLoggedIn: false,
    local: {},
    asked: ['VerifyToken'],
  },
  {
    when: '3: it is not, and the exchange fails',
    stored: both,
    answers: { VerifyToken: invalid, RefreshToken: { status: 500 } },
    isLoggedIn: false,
    local: {},
    asked: ['VerifyToken', 'RefreshToken'],
  },
  {
    when: '4: the server fails',
    stored: both,
    answers: { VerifyToken: { status: 500 } },
    isLoggedIn: false,
    local: { refresh: 'r1' },
    asked: ['VerifyToken'],
  },
  {
    when: '4: the server is unavailable, also after three more tries',
    stored: both,
    answers: { VerifyToken: { status: 503 } },
    isLoggedIn: false,
    local: { refresh: 'r1' },
    asked: ['VerifyToken', 'VerifyToken', 'VerifyToken', 'VerifyToken'],
  },
  {
    when: 'nobody answers: the session is kept, offline',
    stored: both,
    answers: { VerifyToken: 'silence' },
    isLoggedIn: true,
    isOffline: true,
    local: both,
    asked: ['VerifyToken', 'VerifyToken', 'VerifyToken', 'VerifyToken'],
  },
  {
    when: 'the response is cut off, as when the page is left: the session is kept',
    stored: both,
    answers: { VerifyToken: 'cut off' },
    isLoggedIn: true,
    isOffline: true,
    local: both,
    asked: ['VerifyToken', 'VerifyToken', 'VerifyToken', 'VerifyToken'],
  },
  {
    when: 'nobody answers the exchange: the session is kept for the next start, offline',
    stored: both,
    answers: { VerifyToken: invalid, RefreshToken: 'silence' },
    isLoggedIn: true,
    isOffline: true,
    local: both,
    session: { access: 'a1' },
    asked: ['VerifyToken', 'RefreshToken'],
  },
];

const tokensIn = (storage: Storage): Tokens => {
  const [access, refresh] = [storage.getItem(tokenKeys.access), storage.getItem(tokenKeys.refresh)];
  return { ...(access === null ? {} : { access }), ...(refresh === null ? {} : { refresh }) };
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});

it.each(situations)('$when', async (situation) => {
  const { stored, answers, isLoggedIn, isOffline = false, local, session = {}, asked } = situation;
  if (stored.access) localStorage.setItem(tokenKeys.access, stored.access);
  if (stored.refresh) localStorage.setItem(tokenKeys.refresh, stored.refresh);
  const gateway = fakeGateway(answers);
  // Each start has a state of its own, as each page has.
  const { startSession } = await import('./startSession');
  const { readSession } = await import('./session');
  expect(readSession().checkedAuth).toBe(false);

  const started = startSession();
  // Long enough for every try, and too short for the first sign of life that is asked for.
  await vi.advanceTimersByTimeAsync(4_500);
  await started;

  expect(readSession()).toMatchObject({ checkedAuth: true, isLoggedIn, isOffline });
  expect(tokensIn(localStorage)).toEqual(local);
  expect(tokensIn(sessionStorage)).toEqual(session);
  expect(gateway.asked.map(({ name }) => name)).toEqual(asked);
});

it('gives up after ten seconds without an answer, and keeps the session', async () => {
  localStorage.setItem(tokenKeys.access, 'a1');
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('Aborted.')));
        }),
    ),
  );
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const { startSession } = await import('./startSession');
  const { readSession } = await import('./session');

  const started = startSession();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(readSession().checkedAuth).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await started;

  expect(readSession()).toMatchObject({ checkedAuth: true, isLoggedIn: true, isOffline: true });
});
