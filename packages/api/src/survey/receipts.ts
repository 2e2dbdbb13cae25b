import { createHmac, createSecretKey, hash } from 'node:crypto';

import type { ServiceTools } from '../services.ts';
import { receiptsSql } from './receipts.sql.ts';

/** Crockford's base32: nothing in it can be mistaken for something else when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 130 bits: cannot be guessed. */
const length = 26;

const spell = (bits: Buffer): string =>
  // Five bits each, from the front.
  Array.from({ length }, (_, at) => {
    const first = at * 5;
    const pair = bits.readUInt16BE(first >> 3);
    return alphabet.charAt((pair >> (11 - (first & 7))) & 31);
  }).join('');

/**
 * Returns the receipt of a visitor's answer. The same answer has the same receipt, however often it is sent.
 * Both ids are in the answer's row: without the secret they make no receipt.
 */
export const createReceiptOf = (secret: string) => {
  const hidden = createSecretKey(Buffer.from(secret));
  return (codeId: string, clientId: string): string => {
    const answer = `${codeId.toLowerCase()} ${clientId.toLowerCase()}`;
    return spell(createHmac('sha256', hidden).update(answer).digest());
  };
};

type Tools = Pick<ServiceTools, 'db' | 'secretFor' | 'formerSecretFor'>;

/** Receipts while the secret may be exchanged. */
export const createReceipts = ({ db, secretFor, formerSecretFor }: Tools) => {
  const make = createReceiptOf(secretFor('receipt'));
  const makeFormer = formerSecretFor && createReceiptOf(formerSecretFor('receipt'));

  return {
    make,

    /** The receipt of a stored answer: it remains that of the secret under which it was accepted. */
    async ofKept(codeId: string, clientId: string): Promise<string> {
      const former = makeFormer?.(codeId, clientId);
      const isFormer = former !== undefined && (await receiptsSql.find(db, hashReceipt(former)));
      return isFormer ? former : make(codeId, clientId);
    },
  };
};

/** The stored hash of a receipt: the database alone does not open an answer. */
export const hashReceipt = (receipt: string): Uint8Array => hash('sha256', receipt, 'buffer');
