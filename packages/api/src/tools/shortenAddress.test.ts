import { expect, it } from 'vitest';

import { shortenAddress } from './addresses.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8:0001::9', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['0.0.0.0', null],
  ['not an address', null],
])('keeps of %s no more than %s', (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});
