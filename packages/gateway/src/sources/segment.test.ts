import { expect, it } from 'vitest';

import { segment } from './segment.ts';

it('writes whatever somebody names as one part of an address', () => {
  expect(segment('../user?a=ł')).toBe('..%2Fuser%3Fa%3D%C5%82');
});

it('holds half of a sign for something that cannot be read', () => {
  expect(segment('\ud800')).toBe('%EF%BF%BD');
});
