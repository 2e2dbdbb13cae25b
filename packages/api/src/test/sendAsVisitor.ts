import type { TestApi } from './createTestApi.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';

/** Who a visitor is, as far as the server can tell. */
interface From {
  address?: string;
  userAgent?: string;
  headers?: Record<string, string>;
}

/** Sends what a visitor's phone sends to a code: a scan, its start, or an answer. */
export const sendAsVisitor = (
  api: TestApi,
  slug: string,
  path: 'scan' | `scan/${string}/start` | 'submit',
  body: unknown,
  { address, userAgent = phone, headers = {} }: From = {},
): Promise<Response> =>
  api.fetch(
    `/api/survey/${slug}/${path}/`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    address,
  );
