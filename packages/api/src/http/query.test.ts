import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { orderingBy } from './list.ts';
import { sendError } from './ApiError.ts';
import { query } from './query.ts';

const schema = v.object({ ordering: orderingBy('rating'), search: v.optional(v.string(), '') });
const app = new Hono<ApiEnv>()
  .get('/', query(schema), (c) => c.json(c.req.valid('query')))
  .onError(sendError);

it('hands on what is asked for, and what holds where nothing is', async () => {
  const response = await app.request('/?ordering=-rating');

  expect(await response.json()).toEqual({ ordering: '-rating', search: '' });
});

it.each(['rating_from', 'Search', 'constructor', '__proto__'])(
  'refuses a parameter that nobody knows, %s, and says which there are',
  async (name) => {
    const response = await app.request(`/?search=soup&${name}=4`);

    expect(response.status).toBe(400);
    expect(Object.entries((await response.json()) as object)).toEqual([
      [name, ['There is no such parameter. There are: ordering, search.']],
    ]);
  },
);

it('says everything that is wrong at once', async () => {
  const response = await app.request('/?ordering=price&cursor=1');

  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object).toSorted()).toEqual(['cursor', 'ordering']);
});
