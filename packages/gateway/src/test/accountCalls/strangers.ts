import fc from 'fast-check';

import type { Question } from './ask.ts';
import { calls, question } from './calls.ts';

/** Text that has broken programs before. */
export const strangeTexts: readonly (readonly [what: string, text: string])[] = [
  ['an emoji of many parts', '👩🏽‍🚒'],
  ['letters with piles of marks', `Z${'\u0301\u0336'.repeat(40)}`],
  ['text from right to left', '\u202eתודה\u2066'],
  ['nothing that can be seen', '\u200b\u200d\ufeff'],
  ['a null character', 'a\0b'],
  ['control characters', '\u0001\u0007\u001b[31m\u007f\u0085'],
  ['new lines and a header', 'a\r\nBcc: eve@example.com'],
  ['a quotation mark and SQL', `'; drop table person; --`],
  ['markup', '<script>alert(1)</script>'],
  ['a template', '${7*7}{{7*7}}%s%n%x'],
  ['a path', '../../../../etc/passwd'],
  ['a name every object has', '__proto__'],
  ['a Turkish letter that has two cases', 'İıſK'],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['letters beyond the first plane', '𝕬𝖉𝖆'],
];

const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts.map(([, text]) => text)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const strangeValue = fc.oneof(
  strangeText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, -0, 1e308, [], {}, [[[]]], { toString: 1 }, { length: -1 }),
);

/** Changes fields of a body: another value, none, or one more. */
const changedBody = (body: Readonly<Record<string, unknown>>) =>
  fc
    .record({
      changed: fc.dictionary(fc.constantFrom(...Object.keys(body)), strangeValue, {
        maxKeys: 3,
      }),
      left: fc.subarray(Object.keys(body), { maxLength: 1 }),
      added: fc.dictionary(strangeText, strangeValue, { maxKeys: 2 }),
    })
    .map(({ changed, left, added }) => {
      const all = { ...body, ...added, ...changed };
      return Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)));
    });

/** Spoils the bytes of a body: cut short, doubled, or with other bytes put in. */
const spoiled = (bytes: Uint8Array) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(bytes) },
    { weight: 1, arbitrary: fc.nat(bytes.length).map((end) => bytes.subarray(0, end)) },
    { weight: 1, arbitrary: fc.constant(Buffer.concat([bytes, bytes])) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.nat(bytes.length), fc.uint8Array({ minLength: 1, maxLength: 20 }))
        .map(([at, put]) => Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + 1)])),
    },
  );

/** Any header value that the wire can carry: all bytes except line ends. */
const headerText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, ''),
);

const strangeHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'authorization',
    'connection',
    'content-encoding',
    'content-type',
    'cookie',
    'forwarded',
    'if-none-match',
    'origin',
    'range',
    'te',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-request-id',
  ),
  fc.oneof(
    headerText,
    headerText.map((text) => `Token ${text}`),
    fc.constantFrom('gzip', 'close', 'keep-alive, x y', 'application/json; charset=utf-16', '::1'),
  ),
  { maxKeys: 3 },
);

const strangePath = (path: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(path) },
    { weight: 1, arbitrary: fc.webQueryParameters().map((query) => `${path}?${query}`) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('%00', '%ff', '..', '.', ';x', '//', '%2e%2e/', '%', '%0d%0a', '*', ':id')
        .map((tail) => path + tail),
    },
  );

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const strangeMethod = (method: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...methods),
    },
  );

/** A documented call on accounts as a stranger may spoil it. */
export const strangeQuestion: fc.Arbitrary<Question> = fc
  .constantFrom(...calls)
  .chain((call) => {
    const body = 'body' in call ? call.body : { token: 'x.y.z' };
    return fc.record({
      call: fc.constant(call),
      method: strangeMethod(call.method),
      path: strangePath(call.path),
      headers: fc.oneof(fc.constant({}), strangeHeaders),
      body: changedBody(body).chain((changed) => spoiled(Buffer.from(JSON.stringify(changed)))),
    });
  })
  .map(({ call, method, path, headers, body }) => ({
    ...question(call, { body, headers }),
    method,
    path,
  }));
