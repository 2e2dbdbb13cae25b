import { expect, it } from 'vitest';

import { findClientAddress } from './addresses.ts';

it.each([
  {
    why: 'nobody is trusted',
    trust: [],
    peer: '198.51.100.1',
    says: '1.2.3.4',
    is: '198.51.100.1',
  },
  {
    why: 'the peer is trusted',
    trust: ['10.0.0.0/8'],
    peer: '10.0.0.7',
    says: '203.0.113.9',
    is: '203.0.113.9',
  },
  {
    why: 'the visitor wrote an address of their own in front',
    trust: ['10.0.0.0/8'],
    peer: '10.0.0.7',
    says: '1.2.3.4, 203.0.113.9, 10.0.0.8',
    is: '203.0.113.9',
  },
  {
    why: 'the header is no list of addresses',
    trust: ['10.0.0.7'],
    peer: '10.0.0.7',
    says: 'evil, <script>',
    is: '10.0.0.7',
  },
  {
    why: 'the peer speaks IPv4 over IPv6',
    trust: ['10.0.0.7'],
    peer: '::ffff:10.0.0.7',
    says: '2001:db8::1',
    is: '2001:db8::1',
  },
  { why: 'there is no peer', trust: [], peer: undefined, says: '1.2.3.4', is: '0.0.0.0' },
])('is $is when $why', ({ trust, peer, says, is }) => {
  const clientAddress = findClientAddress(trust);

  expect(clientAddress(new Headers({ 'x-forwarded-for': says }), peer)).toBe(is);
});
