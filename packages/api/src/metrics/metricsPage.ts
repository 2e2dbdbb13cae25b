import { createHash, timingSafeEqual } from 'node:crypto';

import type { Metrics } from './createMetrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const refuse = () =>
  Response.json(
    { detail: 'The token of the metrics is missing or wrong.', code: 'not_authenticated' },
    { status: 401, headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' } },
  );

/** Answers with all that is measured, to whoever has the token where one is set. */
export const createMetricsPage = (
  { registry }: Pick<Metrics, 'registry'>,
  token: string | undefined,
) => {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);

  return async ({ headers }: Request): Promise<Response> => {
    const given = digest(headers.get('authorization') ?? '');
    if (expected && !timingSafeEqual(given, expected)) return refuse();
    return new Response(await registry.metrics(), {
      headers: {
        'content-type': registry.contentType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  };
};
