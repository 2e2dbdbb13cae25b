import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startBoth, startTimeoutMs, type Both } from './askBoth.ts';
import { callNamed, calls, callsWithBody, question } from './calls.ts';
import { linkSeconds, type SetUp } from './setUps.ts';
import { email, story, type Kept } from './story.ts';

let product: Both;
const starting = startBoth();
beforeAll(async () => {
  product = await starting;
}, startTimeoutMs);
afterAll(async () => (await starting).stop());

const kept = new Map<SetUp, Kept>();
const keptBy = (setUp: SetUp): Kept => {
  const known = kept.get(setUp) ?? {};
  kept.set(setUp, known);
  return known;
};
const withToken = (token: string) => ({ headers: { authorization: `Token ${token}` } });

describe('the nine calls, one after the other', () => {
  it.each(story)(
    'answer $what to $call with $status',
    async ({ call: name, body, letter, token, keep, status, answer }) => {
      const given = await product.ask(
        async (setUp) => {
          const known = keptBy(setUp);
          if (letter) known[letter] = await setUp.tokenFor(email, letter);
          const sent = known[letter ?? token ?? ''];
          return question(callNamed(name), {
            ...(body && { body: body(known) }),
            ...(sent !== undefined && withToken(sent)),
          });
        },
        (setUp, { text }) => {
          if (keep === undefined) return;
          for (const [kind, value] of Object.entries(JSON.parse(text) as Kept)) {
            keptBy(setUp)[`${keep} ${kind}`] = value;
          }
        },
      );

      expect(given.text).toBe(JSON.stringify(answer));
      expect(given.status).toBe(status);
      if (status === 401) expect(given.headers['www-authenticate']).toBe('Bearer realm="api"');
    },
  );
});

describe.each(calls)('$name', (call) => {
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
  const wrong = others.filter((method) => !call.allow.split(', ').includes(method));

  it.each(wrong)('does not know the method %s, and names those it knows', async (method) => {
    const answer = await product.ask(() => ({ ...question(call, {}), method }));

    expect(answer.text).toBe(
      JSON.stringify({ detail: `Method "${method}" not allowed.`, code: 'method_not_allowed' }),
    );
    expect(answer).toMatchObject({ status: 405, headers: { allow: call.allow } });
  });

  it('says by OPTIONS which methods it knows', async () => {
    const answer = await product.ask(() => ({ method: 'OPTIONS', path: call.path }));
    expect(answer).toMatchObject({ status: 204, text: '', headers: { allow: call.allow } });
  });

  it('refuses TRACE, which would say back what a browser keeps to itself', async () => {
    const answer = await product.ask(() => ({ ...question(call, {}), method: 'TRACE' }));
    expect(answer.status).toBe(405);
    expect(answer.text).not.toContain('ada@');
  });

  it('is the same without the slash at the end, and with a query nobody knows', async () => {
    const { path } = call;
    // A body of the wrong kind is refused alike and leaves nothing behind.
    const asked = question(call, { body: '' });
    const answer = await product.ask(() => asked);
    expect(await product.ask(() => ({ ...asked, path: path.slice(0, -1) }))).toEqual(answer);
    expect(await product.ask(() => ({ ...asked, path: `${path}?a=%00&b[]=1` }))).toEqual(answer);
  });
});

describe.each(calls.filter((known) => 'needsToken' in known))('$name', (call) => {
  const invalid = { detail: 'Token is invalid', code: 'token_not_valid' };
  const missing = {
    detail: 'Authentication credentials were not provided.',
    code: 'not_authenticated',
  };

  it.each([
    ['none', '', missing],
    ['a scheme alone', 'Token', missing],
    ['a session', 'Bearer x.y.z', missing],
    ['two', 'Token a b', missing],
    ['a quotation mark', `Token '--`, invalid],
    ['a null character, written out', 'Token %00', invalid],
    ['letters of another alphabet', 'Token \u00e9\u00ff', invalid],
    ['eight thousand letters', `Token ${'x'.repeat(8_000)}`, invalid],
  ])('refuses a token that is %s', async (_, authorization, refusal) => {
    const answer = await product.ask(() => question(call, { headers: { authorization } }));

    expect(answer.text).toBe(JSON.stringify(refusal));
    expect(answer).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="api"' },
    });
  });
});

const unsupported = (type: string) => ({
  detail: `Unsupported media type "${type}" in request.`,
  code: 'unsupported_media_type',
});
const expectedObject = (kind: string) => ({
  non_field_errors: [`Invalid data. Expected a dictionary, but got ${kind}.`],
});

describe.each(callsWithBody)('$name', (call) => {
  const right = JSON.stringify(call.body);
  const notJson = expect.stringMatching(
    /^\{"detail":"JSON parse error - .+","code":"invalid_input"\}$/,
  );
  const tooLarge = JSON.stringify({ detail: 'The request is too large.', code: 'too_large' });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    [''],
  ])('takes no body of the type "%s"', async (type) => {
    const answer = await product.ask(() => question(call, { headers: { 'content-type': type } }));

    expect(answer.status).toBe(415);
    expect(answer.text).toBe(JSON.stringify(unsupported(type.split(';')[0] ?? '')));
  });

  it.each([
    ['no body', '', 400, notJson],
    ['half a body', right.slice(0, -3), 400, notJson],
    ['two bodies', right + right, 400, notJson],
    ['a word that JSON does not know', '{"email": undefined}', 400, notJson],
    ['one half of a character', String.raw`{"email": "\ud83e"}`, 400, notJson],
    ['bytes that are not UTF-8', Buffer.from('{"email": "\u00e9"}', 'latin1'), 400, notJson],
    ['a control character as it is', '{"email": "a\u0001b"}', 400, notJson],
    ['100,000 brackets', '['.repeat(99_000), 400, notJson],
    ['a list', '[]', 400, JSON.stringify(expectedObject('list'))],
    ['text', '"text"', 400, JSON.stringify(expectedObject('string'))],
    ['a number', '1e999', 400, JSON.stringify(expectedObject('number'))],
    ['null', 'null', 400, JSON.stringify(expectedObject('null'))],
    ['a byte over 100 kB', ' '.repeat(100_001), 413, tooLarge],
    ['1 MB', JSON.stringify({ ...call.body, padding: 'x'.repeat(1_000_000) }), 413, tooLarge],
    ['8 MB', Buffer.alloc(8_000_000, ' '), 413, tooLarge],
  ])('answers %s with a sentence', async (_, body, status, text) => {
    const answer = await product.ask(() => question(call, { body }));

    expect(answer.text).toEqual(text);
    expect(answer.status).toBe(status);
  });

  it('asks for every field when there is none, in the order of the screen', async () => {
    const fields = Object.keys(call.body);
    for (const body of ['{}', '{"__proto__": {"email": 1}, "constructor": {}}']) {
      const answer = await product.ask(() => question(call, { body }));
      expect(answer.status).toBe(400);
      expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(fields);
    }
  });

  it.each(Object.keys(call.body))(
    'names %s, and it alone, when it is of the wrong kind',
    async (field) => {
      for (const wrong of [null, 7, 'true', [], ['x'], {}, { $ne: 1 }]) {
        if (wrong === 'true' && field !== 'agree_terms') continue;
        const body = { ...call.body, [field]: wrong };
        const answer = await product.ask(() => question(call, { body }));
        expect(answer.status).toBe(400);
        expect(Object.keys(JSON.parse(answer.text) as object)).toEqual([field]);
      }
    },
  );

  it('believes the last of two fields of one name', async () => {
    const [field = ''] = Object.keys(call.body);
    const body = `${right.slice(0, -1)}, "${field}": 7}`;
    const answer = await product.ask(() => question(call, { body }));

    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual([field]);
  });
});

describe('a link from a letter', () => {
  it('is inactive once its time is over, for both calls that take it', async () => {
    const late = 'late@example.com';
    await product.ask(() =>
      question(callNamed('register'), { body: { ...callNamed('register').body, email: late } }),
    );
    await product.ask(() => question(callNamed('recover'), { body: { email } }));
    const secrets = new Map(
      await Promise.all(
        product.both.map(async (setUp) => {
          const activation = await setUp.tokenFor(late, 'activate');
          const reset = await setUp.tokenFor(
            email,
            'reset-password',
            keptBy(setUp)['reset-password'],
          );
          return [setUp, { activation, reset }] as const;
        }),
      ),
    );
    // The time of a link begins when its letter is written.
    await pause(linkSeconds * 1_000 + 100);

    for (const [name, key] of [
      ['activate_account', 'activation'],
      ['change_pass (whether the link is valid)', 'reset'],
      ['change_pass (a new password)', 'reset'],
    ] as const) {
      const answer = await product.ask((setUp) =>
        question(callNamed(name), withToken(secrets.get(setUp)?.[key] ?? '')),
      );
      expect(answer.status).toBe(410);
      expect(answer.text).toBe(
        JSON.stringify({ detail: 'The link is inactive.', code: 'link_inactive' }),
      );
    }
  }, 180_000);
});
