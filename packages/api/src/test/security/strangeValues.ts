import fc from 'fast-check';

/** Text that has broken programs before. */
const strangeTexts = [
  '',
  'a\0b',
  '\ud800',
  '\u202eתודה\u2066',
  '👩🏽‍🚒',
  "'; drop table person; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}%s%n',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '2147483648',
  '9223372036854775808',
  '1e308',
  '-0',
  'NaN',
  '%',
  '_',
  '\\',
  'a\r\nBcc: eve@example.com',
  '0001-01-01T00:00:00Z',
  '99999-01-01',
  'x'.repeat(5_000),
];

export const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** What may stand where something else is expected. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: strangeText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -0,
      -1,
      0.1,
      2 ** 31,
      2 ** 63,
      1e308,
      5e-324,
      [],
      {},
      [[]],
      [null],
      { toString: 1 },
      { length: -1 },
      JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
