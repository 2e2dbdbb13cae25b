import { expect, it } from 'vitest';

import { mayBeCalled } from './webhookSecret.ts';

const settings = { publicOrigin: 'https://feedback.example.com', webhookAllowPrivate: false };

it.each([
  'https://shop.example.org/hooks?key=1',
  'https://shop.example.org:8443/hooks',
  'https://8.8.8.8/',
  'https://[2a00::1]/',
])('lets %s be called', (url) => {
  expect(mayBeCalled(url, settings)).toBe(true);
});

it.each([
  ['without TLS', 'http://shop.example.org/'],
  ['another scheme', 'file:///etc/passwd'],
  ['no address at all', 'shop.example.org'],
  ['the port of a mail server', 'https://shop.example.org:25/'],
  ['the port of a database', 'https://shop.example.org:5432/'],
  ['credentials', 'https://user:word@shop.example.org/'],
  ['a name only', 'https://user@shop.example.org/'],
  ['ourselves', 'https://feedback.example.com/api/'],
  ['ourselves on another port', 'https://FEEDBACK.example.com:8443/'],
  ['loopback', 'https://127.0.0.1/'],
  ['loopback in short', 'https://127.1/'],
  ['loopback as one number', 'https://2130706433/'],
  ['loopback in base sixteen', 'https://0x7f000001/'],
  ['loopback in base eight', 'https://0177.0.0.1/'],
  ['loopback in wide letters', 'https://①②⑦.0.0.1/'],
  ['loopback of IPv6', 'https://[::1]/'],
  ['mapped loopback', 'https://[::ffff:127.0.0.1]/'],
  ['metadata of a cloud', 'https://169.254.169.254/latest/'],
  ['a private network', 'https://192.168.1.1/'],
])('lets %s not be called', (_, url) => {
  expect(mayBeCalled(url, settings)).toBe(false);
});

it('lets private networks be called where that is set, and still not ourselves', () => {
  const open = { publicOrigin: 'http://localhost:3000', webhookAllowPrivate: true };
  expect(mayBeCalled('http://127.0.0.1:4000/', open)).toBe(true);
  expect(mayBeCalled('http://localhost:3000/graphql', open)).toBe(false);
  expect(mayBeCalled('http://user:word@127.0.0.1:4000/', open)).toBe(false);
  expect(mayBeCalled('ftp://127.0.0.1/', open)).toBe(false);
});
