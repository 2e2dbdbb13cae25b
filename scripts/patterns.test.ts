import { expect, it } from 'vitest';

import { findPatterns, findSlowness } from './patterns.ts';

const judge = (source: string, flags = 'u') => findSlowness({ source, flags });

it.each([
  ['of comments, as it was', String.raw`\S+@\S+\.\S+`],
  [
    'of colors, as it was',
    String.raw`^rgb\(\s*(\d+\.?\d*)\s*[,\s]\s*(\d+\.?\d*)\s*[,\s]\s*(\d+\.?\d*)\s*\)$`,
  ],
  ['of names, as it was', String.raw`\p{L}{2,}\.\p{L}{2,}`],
  ['that begins anywhere', String.raw`\s+$`],
  ['that begins often and ends nowhere', '<[a-z][^>]*>'],
  ['with a loop in a loop', '^(a+)+$'],
])('finds a slow pattern: the one %s', async (_, source) => {
  expect(await judge(source)).toMatch(/polynomial|exponential/);
});

it.each([
  String.raw`\p{L}{2}\.\p{L}{2}`,
  String.raw`^\S+@[^\s@]+$`,
  String.raw`(?<!\s)\s+$`,
  '<[a-z][^<>]*>',
  '^a+$',
])('takes a linear pattern: %s', async (source) => {
  expect(await judge(source)).toBeUndefined();
});

it('reads every literal, and says where a pattern is built', () => {
  const code = [
    'const one: RegExp = /a+/giu;',
    'const two = <p title="x">{text.replace(/b/, "")}</p>;',
    'const three = new RegExp(String.raw`a${b}`);',
    'const four = globalThis.RegExp("a+");',
    'const five = text.match("a+$") ?? text.match(one);',
  ].join('\n');

  expect(findPatterns('Any.tsx', code)).toEqual({
    patterns: [
      { line: 1, source: 'a+', flags: 'giu' },
      { line: 2, source: 'b', flags: '' },
    ],
    built: [3, 4, 5],
  });
});
