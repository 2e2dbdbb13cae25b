// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { hasSegment, loginBefore, readNext } from './paths';

it.each([
  ['/login/', true],
  ['/login', true],
  ['/creator/editor/codes/login-desk/', false],
  ['/loginx/', false],
])('finds the segment login in %s: %s', (path, found) => {
  expect(hasSegment(path, 'login', 'register')).toBe(found);
});

it.each(['/feedback/?search=kawa&open=1', '/stats/', '/?open=1'])(
  'a login goes on to %s',
  (address) => {
    expect(readNext(new URL(loginBefore(address), 'https://x.example').search)).toBe(address);
  },
);

it.each([
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login/?next=/login/',
  '/logout/',
  'feedback/',
  '',
])('a login goes home instead of to %s', (next) => {
  const read = readNext(`?next=${encodeURIComponent(next)}`);
  expect(new URL(read, window.location.origin).origin).toBe(window.location.origin);
  expect(read).toBe('/');
});
