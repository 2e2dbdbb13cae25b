import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { isForeign } from './callers.ts';
import type { Handler } from './product.ts';

/** The names are the specification's, and what HTTP clients such as axios look for. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

interface Terms {
  /** The first signs, all are believed. Empty: one is made for the life of this process. */
  keys: readonly string[];
  publicOrigin: string;
}

const changesNothing = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** API keys: browsers do not send them on their own. */
const isProgram = ({ headers }: Request) =>
  /^bearer\s+hb_/i.test(headers.get('authorization') ?? '');

/** Visitors have no session and get no cookie, also where an owner's browser visits. */
const isVisitors = (request: Request) => new URL(request.url).pathname.startsWith('/api/survey/');

const isInScope = (request: Request) =>
  !changesNothing(request) && !isProgram(request) && !isVisitors(request);

/** All values of the cookie: one set by a neighboring subdomain may precede ours. */
const cookiesOf = ({ headers }: Request): string[] =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1));

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The specification's contract against forged requests: whoever sends the cookie `XSRF-TOKEN` with a
 * request that changes something repeats it in the header `X-XSRF-TOKEN`, which no page of another site
 * can read or send. The value is random and signed, and bound to no session: two tabs may have two, and
 * none rides on a cookie. Why this stands beside other checks is in docs/decisions/0049.
 */
export function createXsrfGuard({ keys, publicOrigin }: Terms) {
  const believed = keys.length > 0 ? keys : [randomBytes(32).toString('hex')];
  const sign = (key: string, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');

  const isOurs = (value: string): boolean => {
    const [text = '', mark = '', ...rest] = value.split('.');
    return rest.length === 0 && believed.some((key) => isEqual(mark, sign(key, text)));
  };
  const newCookie = (): string => {
    const text = randomBytes(16).toString('base64url');
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    // Scripts of ours have to read it, so it is not HttpOnly.
    return `${cookieName}=${text}.${sign(believed[0] ?? '', text)}; Path=/; SameSite=Lax${secure}`;
  };
  /** True if the request comes from one of our pages in a browser: others need no cookie, and get none. */
  const isOurPage = (request: Request) =>
    (request.headers.has('origin') || request.headers.get('sec-fetch-site') === 'same-origin') &&
    !isForeign(request, publicOrigin);

  /** Refuses what is in scope and does not repeat its cookie, and gives browsers without one theirs. */
  return (handle: Handler, refuse: () => Response): Handler =>
    async (request, caller, rest) => {
      if (!isInScope(request)) return handle(request, caller, rest);
      const cookies = cookiesOf(request);
      const said = request.headers.get(headerName) ?? '';
      const isRepeated = cookies.some((value) => isEqual(value, said) && isOurs(value));
      const isRefused = cookies.length > 0 && !isRepeated;
      const answer = isRefused ? refuse() : await handle(request, caller, rest);
      // One that is ours stays: what is on its way with it must not fail.
      if (!cookies.some(isOurs) && isOurPage(request)) {
        answer.headers.append('set-cookie', newCookie());
      }
      return answer;
    };
}
