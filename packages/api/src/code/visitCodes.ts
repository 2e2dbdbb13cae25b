import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { limits } from '@hearback/schema/limits';

import type { Store } from '../database/store.ts';
import { orNotFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { drawLetters } from './addCodes.ts';
import { codesSql } from './codes.sql.ts';
import type { VisitCodes, VisitCodesInput, VisitKey } from './contract.ts';

/** The time in unix seconds up to which it is valid, a nonce, and the first half of a SHA-256 HMAC in hex. */
const shape = /^(\d{10})\.([\w-]{8,32})\.([\da-f]{32})$/i;

/** The signature of a visit code. docs/visit-codes.md has a worked example. */
export const signVisit = (key: string, slug: string, time: string, nonce: string): string =>
  createHmac('sha256', key).update(`${slug}.${time}.${nonce}`).digest('hex').slice(0, 32);

/** A visit code that is valid, if it was not used before. */
export interface ValidVisit {
  nonce: string;
  expiresAt: Date;
}

const dayMs = 86_400_000;

/** Reads a visit code. Undefined if it is none, of another code or key, expired, or valid for too long. */
export function readVisit(
  text: unknown,
  { key, slug }: { key: string | null; slug: string },
  occurred: Date,
): ValidVisit | undefined {
  if (typeof text !== 'string' || key === null) return undefined;
  const [, time = '', nonce = '', signature = ''] = shape.exec(text) ?? [];
  const expiresAt = new Date(Number(time) * 1_000);
  const left = expiresAt.getTime() - occurred.getTime();
  if (nonce === '' || left < 0 || left > limits.visitCodeDaysMax * dayMs) return undefined;
  const right = signVisit(key, slug, time, nonce);
  const isRight = timingSafeEqual(Buffer.from(right), Buffer.from(signature.toLowerCase()));
  return isRight ? { nonce, expiresAt } : undefined;
}

const newKey = () => `hb_visit_${randomBytes(32).toString('base64url')}`;

/** The visit codes of a code: addresses that prove one visit each. Nobody is refused for having none. */
export const createVisitCodes = ({
  transact,
  now,
  settings,
}: Pick<ServiceTools, 'transact' | 'now' | 'settings'>) => {
  /** Replaces the key: what was signed with the one before is not valid any more. */
  const renew = async (inside: Store, accountId: string, id: string): Promise<string> => {
    const key = newKey();
    orNotFound((await codesSql.setVisitKey(inside.db, accountId, id, key, now())) || undefined);
    return key;
  };

  return {
    renewVisitKey: (accountId: string, id: string): Promise<VisitKey> =>
      transact(async (inside) => ({ key: await renew(inside, accountId, id) })),

    /** Makes visit codes, with the key of the code, or a first one. */
    makeVisitCodes: (accountId: string, id: string, { count, days }: VisitCodesInput) =>
      transact(async (inside): Promise<VisitCodes> => {
        await codesSql.lock(inside.db, accountId, id);
        const code = orNotFound(await codesSql.find(inside.db, accountId, id));
        const key =
          (await codesSql.findVisitKey(inside.db, accountId, id)) ??
          (await renew(inside, accountId, id));
        const seconds = Math.floor(now().getTime() / 1_000) + days * 86_400;
        const time = String(seconds);
        const addresses = Array.from({ length: count }, () => {
          const nonce = drawLetters(12);
          const visit = `${time}.${nonce}.${signVisit(key, code.slug, time, nonce)}`;
          return `${settings.publicOrigin}/r/${code.slug}?v=${visit}`;
        });
        return { addresses, expires_at: new Date(seconds * 1_000).toISOString() };
      }),
  };
};
