import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { describeApi } from '../describeApi.ts';

/** The OpenAPI document, made from the schemas that validate. */
export const schema = (api: Hono<ApiEnv>) =>
  new Hono<ApiEnv>().get('/schema/', async (c) => c.json(await describeApi(api)));
