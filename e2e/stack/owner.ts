import { setTimeout as wait } from 'node:timers/promises';

import type { Running } from './process.ts';
import type { Stack } from './stackTest.ts';

export interface Tokens {
  access: string;
  refresh: string;
}

/** A person with an active account, and the REST API as they may use it. */
export interface Owner {
  email: string;
  password: string;
  /** A new session, as the app would open it. */
  logIn: () => Promise<Tokens>;
  /** Sends a request to the API in its own session. Throws on an error status. */
  ask: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
}

const isBalanced = process.env['BALANCED_ORIGIN'] !== undefined;

/** Shorter than the access tokens of these tests live. */
const reuseMs = 4_000;

/**
 * Sends a set-up request; behind a balancer whose processes are killed, retries it for some
 * seconds. Set-up is not under test; pages must retry for themselves.
 */
async function ask(send: () => Promise<Response>): Promise<Response> {
  const tries = isBalanced ? 6 : 1;
  for (let left = tries - 1; left > 0; left -= 1) {
    const response = await send().catch(() => undefined);
    if (response && ![502, 503, 504].includes(response.status)) return response;
    await wait(1_000);
  }
  return send();
}

async function send<Answer>(
  url: string,
  method: string,
  /** Called for each try: the previous one may have lasted as long as a token does. */
  authorize: (() => Promise<string>) | undefined,
  body?: object,
): Promise<Answer> {
  const response = await ask(async () =>
    fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorize && { authorization: await authorize() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** The link in a letter. */
export function linkIn(text: string | undefined, path: string): string {
  const link = new RegExp(String.raw`https?://\S+${path}#t=[\w.~-]+`).exec(text ?? '')?.[0];
  if (!link) throw new Error(`The letter has no link to ${path}:\n${text}`);
  return link;
}

/** Logs in a person with an account, as often as needed. */
export function knownOwner(origin: string, email: string, password: string): Owner {
  const logIn = () =>
    send<Tokens>(`${origin}/api/user/login/`, 'POST', undefined, {
      email,
      password,
      rotate: true,
      remember: true,
    });
  let own: { access: string; until: number } | undefined;
  const ownAccess = async () => {
    if (own === undefined || own.until < Date.now()) {
      own = { access: (await logIn()).access, until: Date.now() + reuseMs };
    }
    return own.access;
  };
  return {
    email,
    password,
    logIn,
    ask: async (method, path, body) =>
      send(`${origin}/api${path}`, method, async () => `Bearer ${await ownAccess()}`, body),
  };
}

/** The owner of the sample café, by the login that its first start prints. */
export function sampleOwner({ origin, printed }: Pick<Running, 'origin' | 'printed'>): Owner {
  const password = /password[^\n]*?:?\s+(\S{10,})/i.exec(printed())?.[1] ?? '';
  return knownOwner(origin, 'owner@sample.hearback.test', password);
}

/** Registers and activates a person through the API and the letter, with the set-up behind them. */
export async function createOwner(stack: Stack): Promise<Owner> {
  const email = `owner-${crypto.randomUUID()}@kawiarnia.example`;
  const password = 'Parasol nad stolikiem 7!';
  // A retry after a lost response may find it done already: the letter is sent all the same.
  await send(`${stack.origin}/api/user/register/`, 'POST', undefined, {
    first_name: 'Zofia',
    last_name: 'Wiśniewska',
    email,
    password,
    agree_terms: true,
    language: 'en-US',
  }).catch((error: unknown) => {
    if (!isBalanced || !/already in use/.test(String(error))) throw error;
  });
  const letter = await stack.mailbox.letterTo(email, /activat/i);
  const token = linkIn(letter.text, '/activate').split('#t=')[1];
  await send(`${stack.origin}/api/user/activate_account/`, 'GET', () =>
    Promise.resolve(`Token ${token}`),
  );

  const owner = knownOwner(stack.origin, email, password);
  await owner.ask('PATCH', '/user/details/', { has_setup: true });
  return owner;
}
