import { createHmac } from 'node:crypto';

/** A secret of its own for each purpose, made from the product's one: knowing one tells nothing of another. */
export const createSecretFor =
  (secret: string) =>
  (purpose: string): string =>
    createHmac('sha256', secret).update(`hearback ${purpose}`).digest('hex');
