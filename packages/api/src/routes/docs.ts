import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { describeApi } from '../describeApi.ts';
import { docsPage } from './docsPage.ts';

/** The OpenAPI document, made from the schemas that validate, and a page that shows it. */
export const docs = (app: Hono<ApiEnv>) => {
  // The calls do not change while the process runs.
  let described: ReturnType<typeof describeApi> | undefined;
  const describe = () => (described ??= describeApi(app));

  return new Hono<ApiEnv>()
    .get('/schema/', async (c) => c.json(await describe()))
    .get('/docs/', async (c) => {
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      );
      return c.html(docsPage(await describe()));
    });
};
