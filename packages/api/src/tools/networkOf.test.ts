import { expect, it } from 'vitest';

import { networkOf } from './addresses.ts';

it.each([
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1::'],
  ['::1', '0:0:0:0::'],
  ['203.0.113.9', '203.0.113.9'],
])('counts %s as %s', (address, key) => {
  expect(networkOf(address)).toBe(key);
});
