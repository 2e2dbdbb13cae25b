import { expect, it } from 'vitest';

import { environmentOf } from './Footer';

it.each([
  ['localhost', 'dev'],
  ['127.0.0.1', 'dev'],
  ['dev.hearback.example', 'dev'],
  ['hearback-dev.example', 'dev'],
  ['hearback.example', 'live'],
  ['developers.example', 'live'],
])('counts %s as %s', (hostname, environment) => {
  expect(environmentOf(hostname)).toBe(environment);
});

it('follows a pattern of its own', () => {
  expect(environmentOf('staging.hearback.example', '^staging\\.')).toBe('dev');
  expect(environmentOf('localhost', '^staging\\.')).toBe('live');
});
