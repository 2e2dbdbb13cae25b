import { createHash } from 'node:crypto';

import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { describeApi } from './describeApi.ts';
import type { ApiDocument } from './describeShape.ts';
import { docsPage, docsStyle } from './docsPage.ts';

/** The page brings one style with it, known by its hash, and nothing runs or is loaded. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document, made from the schemas that validate, and a page that shows it. */
export const docs = (app: Hono<ApiEnv>, origin: string) => {
  // The calls do not change while the process runs.
  let described: ReturnType<typeof describeApi> | undefined;
  const describe = () => (described ??= describeApi(app, origin));
  let page: string | undefined;

  return new Hono<ApiEnv>()
    .get('/schema/', async (c) => c.json(await describe()))
    .get('/docs/', async (c) => {
      page ??= docsPage((await describe()) as unknown as ApiDocument, origin);
      c.header('Content-Security-Policy', policy);
      return c.html(page);
    });
};
