import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { sendError } from '../errors/sendError.ts';
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
