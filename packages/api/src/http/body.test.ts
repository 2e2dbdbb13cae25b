import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { sendError } from './ApiError.ts';
import { body } from './body.ts';

const app = new Hono<ApiEnv>()
  .post('/', body(v.strictObject({ name: v.string() })), (c) => c.json(c.req.valid('json')))
  .onError(sendError);

const send = (sent: string | Uint8Array<ArrayBuffer>) =>
  app.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: sent,
  });

it.each([
  ['letters with marks', '"e\u0301"', 'e\u0301'],
  ['a character of two halves', String.raw`"\ud83d\ude00"`, '😀'],
  ['text from right to left', '"\u202eשלום"', '\u202eשלום'],
  ['the last of two of a name', '"first", "name": "last"', 'last'],
])('takes %s as it is', async (_, written, name) => {
  const response = await send(`{"name": ${written}}`);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ name });
});

it.each([
  ['a list of three thousand items', `[${'1,'.repeat(3_000)}1]`, 'name'],
  ['lists in one another', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, /^name(\.0){50}$/],
  ['objects in one another', `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`, /^name(\.a){50}$/],
])('refuses %s before anything else is looked at', async (_, written, path) => {
  const response = await send(`{"name": ${written}}`);

  expect(response.status).toBe(400);
  const [field = ''] = Object.keys((await response.json()) as object);
  expect(field).toMatch(path);
});

it.each([
  ['nothing', ''],
  ['half an object', '{"name":'],
  ['one half of a character', String.raw`{"name": "Ada\ud800"}`],
  ['one half of a character in a name', String.raw`{"name": "Ada", "\uDC00": 1}`],
  ['bytes that are not UTF-8', Buffer.from('{"name": "Zo\u00eb"}', 'latin1')],
  ['more brackets than anybody opens', `{"name": ${'['.repeat(90_000)}`],
])('refuses %s in one sentence', async (_, sent) => {
  const response = await send(sent);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    detail: expect.stringMatching(/^JSON parse error - [^\n]+$/),
    code: 'invalid_input',
  });
});
