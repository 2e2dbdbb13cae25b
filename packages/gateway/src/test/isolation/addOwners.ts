import { waitForToken } from '../waitForToken.ts';
import { type AcceptLast, fillAccount, password } from './fillAccount.ts';

/** Any response. */
export interface Answer {
  status: number;
  text: string;
}

/** Asks as one person. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  requestId?: string,
) => Promise<Answer>;

/** A request as a browser sends it. */
export const requestOf = (
  address: string,
  method: string,
  body: unknown,
  more: Record<string, string>,
) => {
  const isForm = body instanceof FormData;
  return new Request(address, {
    method,
    headers: {
      // A form says itself where its parts end.
      ...(!isForm && { 'content-type': 'application/json' }),
      'user-agent': 'Mozilla/5.0 (iPhone)',
      ...more,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
};

/** Two people with an account each, and in it one thing of every kind. */
export async function addOwners(askWith: (authorization?: string) => Ask, dataDir: string) {
  const secrets = [password, '198.51.100.1'];
  const guest = askWith();

  const acceptLast: AcceptLast = async (email, word) => {
    const token = await waitForToken(dataDir, { to: email, page: 'invitation' });
    const name = { first_name: word, last_name: word };
    await guest('POST', '/api/invitation/accept/', { token, ...name, password, agree_terms: true });
    secrets.push(email, token);
  };

  /** Somebody with an account, and what they have in it. All their words contain one of their own. */
  const addOwner = async (word: string) => {
    const email = `${word.toLowerCase()}@cafe.example`;
    await guest('POST', '/api/user/register/', {
      first_name: word,
      last_name: word,
      email,
      password,
      agree_terms: true,
      language: 'en-US',
    });
    const token = await waitForToken(dataDir, { to: email, page: 'activate' });
    await askWith(`Token ${token}`)('GET', '/api/user/activate_account/');
    const login = await guest('POST', '/api/user/login/', { email, password });
    const tokens = JSON.parse(login.text) as { access: string; refresh: string };
    secrets.push(word, email, token, tokens.access, tokens.refresh);
    const ask = askWith(`Bearer ${tokens.access}`);
    return { word, ask, things: await fillAccount(ask, guest, word, acceptLast) };
  };

  const mine = await addOwner('Zorza');
  const stranger = await addOwner('Kalina');
  return {
    mine,
    stranger,
    guest,
    askWith,
    acceptLast,
    /** Values that must not appear in a log or a trace. */
    secrets,
  };
}

export type Owners = Awaited<ReturnType<typeof addOwners>>;
