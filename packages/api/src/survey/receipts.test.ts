import { expect, it } from 'vitest';

import { createReceiptOf, hashReceipt } from './receipts.ts';

const code = '0199f6a0-0000-7000-8000-000000000001';
const client = '5d9c0d4e-6a63-4b8e-9a55-2f1f1c5a7b10';
const receiptOf = createReceiptOf('a secret');

it('is the same for the same answer, in whichever case its ids are written', () => {
  expect(receiptOf(code, client)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(receiptOf(code.toUpperCase(), client.toUpperCase())).toBe(receiptOf(code, client));
});

it('is another for another answer, and for the same client at another code', () => {
  const each = [receiptOf(code, client), receiptOf(code, code), receiptOf(client, client)];
  expect(new Set(each).size).toBe(3);
});

it('cannot be made from what stands in the answer’s row: it takes the secret', () => {
  expect(createReceiptOf('another secret')(code, client)).not.toBe(receiptOf(code, client));
});

it('uses every one of its 130 bits', () => {
  const many = Array.from({ length: 400 }, () => receiptOf(code, crypto.randomUUID()));
  for (let place = 0; place < 26; place += 1) {
    expect(new Set(many.map((receipt) => receipt.charAt(place))).size).toBeGreaterThan(28);
  }
});

it('is kept as a hash of 32 bytes', () => {
  expect(hashReceipt(receiptOf(code, client))).toHaveLength(32);
});
