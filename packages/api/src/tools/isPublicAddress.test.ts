import { expect, it } from 'vitest';

import { isPublicAddress } from './addresses.ts';

/** The first and the last address of a network, and those just outside of it, where they are public. */
const edges: [string, string[], string[]][] = [
  ['this network', ['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
  ['private, the large one', ['10.0.0.0', '10.255.255.255'], ['9.255.255.255', '11.0.0.0']],
  ['carrier-grade NAT', ['100.64.0.0', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
  ['Alibaba’s metadata', ['100.100.100.200'], []],
  ['loopback', ['127.0.0.0', '127.0.0.1', '127.255.255.255'], ['126.255.255.255', '128.0.0.0']],
  ['link-local', ['169.254.0.0', '169.254.255.255'], ['169.253.255.255', '169.255.0.0']],
  ['metadata of clouds', ['169.254.169.254', '169.254.170.2'], []],
  ['private, the middle one', ['172.16.0.0', '172.31.255.255'], ['172.15.255.255', '172.32.0.0']],
  ['protocol assignments', ['192.0.0.0', '192.0.0.192'], ['192.0.1.0']],
  ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.7'], ['203.0.114.0']],
  ['6to4 relays', ['192.88.99.1'], ['192.88.100.0']],
  [
    'private, the small one',
    ['192.168.0.0', '192.168.255.255'],
    ['192.167.255.255', '192.169.0.0'],
  ],
  ['benchmarks', ['198.18.0.0', '198.19.255.255'], ['198.17.255.255', '198.20.0.0']],
  ['Azure’s own', ['168.63.129.16'], ['168.63.129.15', '168.63.129.17']],
  ['multicast', ['224.0.0.0', '239.255.255.255'], ['223.255.255.255']],
  ['reserved, and everybody', ['240.0.0.0', '255.255.255.255'], []],
  ['unspecified and loopback', ['::', '::1'], []],
  ['mapped IPv4', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::7f00:1'], []],
  ['translated IPv4', ['64:ff9b::7f00:1', '64:ff9b:1::1'], []],
  ['unique local', ['fc00::1', 'fdff::1', 'fd00:ec2::254'], []],
  ['link-local', ['fe80::1', 'febf::1', 'fe80::1%eth0'], []],
  ['multicast', ['ff02::1'], []],
  ['Teredo and protocols', ['2001::1', '2001:1ff:ffff::1'], ['2001:200::1']],
  ['documentation', ['2001:db8::1', '3fff::1'], ['2001:db9::1', '3ffe::1']],
  ['6to4', ['2002:7f00:1::1'], ['2003::1']],
  ['what is no address', ['', 'localhost', '127.1', '0x7f.0.0.1', '1.2.3.4.5'], []],
];

it.each(edges)('tells %s from its neighbours', (_, inside, outside) => {
  for (const address of inside)
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of outside)
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

it.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00::1'])(
  'takes %s for public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
