import { describe, expect, it } from 'vitest';

import { encode } from './encode.ts';
import { payloadOf } from './payloadOf.ts';

describe('payloadOf', () => {
  it.each([
    ['https://hearback.example/r/7K2M9QXT4A', 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A'],
    ['https://hearback.example/r/7k2m9qxt4a', 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A'],
    ['http://localhost:8080/r/7K2M9QXT4A', 'HTTP://LOCALHOST:8080/R/7K2M9QXT4A'],
    ['https://xn--kawa-lpa.example/r/7K2M9QXT4A/', 'HTTPS://XN--KAWA-LPA.EXAMPLE/R/7K2M9QXT4A/'],
  ])('writes %s in capitals', (address, payload) => {
    expect(payloadOf(address)).toBe(payload);
  });

  it.each([
    [
      'a path before the slug, which may tell its letters apart',
      'https://a.example/shop/r/7K2M9QXT4A',
    ],
    ['an underscore, which capitals have no room for', 'https://my_host.example/r/7K2M9QXT4A'],
    ['a question', 'https://hearback.example/r/7K2M9QXT4A?table=4'],
    ['the long address', 'https://hearback.example/qr-feedback?code=7K2M9QXT4A'],
    ['another scheme', 'mailto:anna@lipa.example'],
  ])('leaves %s as it is', (_, address) => {
    expect(payloadOf(address)).toBe(address);
  });

  it('saves four modules in width', () => {
    const address = 'https://hearback.example/r/7K2M9QXT4A';

    expect(encode(payloadOf(address)).length).toBe(encode(address).length - 4);
  });
});
