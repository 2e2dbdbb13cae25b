import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { clientAddress } from './documented.ts';

const addressSeen = async (
  peer: string | undefined,
  forwarded: string | undefined,
  { trusted = false, trustProxy = ['10.0.0.0/8', '::1'] } = {},
) => {
  const app = new Hono<ApiEnv>();
  app.use(clientAddress(trustProxy));
  app.get('/', (c) => c.text(c.var.clientAddress));
  const response = await app.request(
    '/',
    { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } },
    { trusted, ...(peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } }) },
  );
  return response.text();
};

describe('the address of a client', () => {
  it.each([
    ['the peer itself', '198.51.100.7', undefined, '198.51.100.7'],
    ['the peer, whatever a stranger forwards', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['what a trusted proxy forwards', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['the last stranger in a chain', '10.1.2.3', '1.2.3.4, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['an IPv4 address that came as IPv6', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['the proxy, when what it forwards is no address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::'],
  ])('is %s', async (_, peer, forwarded, expected) => {
    expect(await addressSeen(peer, forwarded)).toBe(expected);
  });

  it('is what a caller in the same process says', async () => {
    expect(await addressSeen(undefined, '203.0.113.9', { trusted: true })).toBe('203.0.113.9');
  });
});
