import { expect, it } from 'vitest';

import { isForeign } from './addresses.ts';

const publicOrigin = 'https://hearback.example';

it.each<{ who: string; headers: Record<string, string>; expected: boolean }>([
  { who: 'a program', headers: {}, expected: false },
  { who: 'our own page', headers: { origin: publicOrigin }, expected: false },
  {
    who: 'our page under another name',
    headers: { origin: 'http://10.0.0.5:3000' },
    expected: false,
  },
  {
    who: 'our page behind a proxy that renames us',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
    expected: false,
  },
  { who: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, expected: true },
  { who: 'another origin', headers: { origin: 'https://evil.example' }, expected: true },
  {
    who: 'another origin of our site',
    headers: { origin: 'https://blog.hearback.example', 'sec-fetch-site': 'same-site' },
    expected: true,
  },
  {
    who: 'a page of our site that does not say which it is',
    headers: { 'sec-fetch-site': 'same-site' },
    expected: true,
  },
  {
    who: 'a person who sends it once more',
    headers: { 'sec-fetch-site': 'none' },
    expected: false,
  },
  { who: 'a page without an origin', headers: { origin: 'null' }, expected: true },
])('says $expected of $who', ({ headers, expected }) => {
  const request = new Request('http://10.0.0.5:3000/graphql', { method: 'POST', headers });

  expect(isForeign(request, publicOrigin)).toBe(expected);
});
