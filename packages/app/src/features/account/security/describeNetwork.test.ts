import { expect, it } from 'vitest';

import { describeNetwork } from './useWhereabouts';

it.each([
  ['203.0.113.0/24', { isLocal: false, numbers: '203.0.113.…' }],
  ['2001:db8:1::/48', { isLocal: false, numbers: '2001:db8:1:…' }],
  ['172.32.0.0/24', { isLocal: false, numbers: '172.32.0.…' }],
])('shows of %s the numbers that stay', (network, shown) => {
  expect(describeNetwork(network)).toEqual(shown);
});

it.each([
  '127.0.0.0/24',
  '10.1.2.0/24',
  '192.168.1.0/24',
  '172.16.0.0/24',
  '172.31.9.0/24',
  '0:0:0::/48',
  'fd12:3456:789a::/48',
  'fe80:0:0::/48',
])('knows %s as a network of the house', (network) => {
  expect(describeNetwork(network).isLocal).toBe(true);
});
