import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

import type { ServiceTools } from '../services.ts';
import type { Visitor } from './readVisitor.ts';
import { surveysSql } from './surveys.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'now'>;

/** The part of an address that a household or an office shares: /24 of IPv4, /48 of IPv6. */
const prefixOf = (address: string): string =>
  isIP(address) === 4
    ? address.split('.').slice(0, 3).join('.')
    : address.split(':').slice(0, 3).join(':');

/** Cache lifetime of a day's secret. */
const rememberMs = 3_600_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Destroys the salts of past days: their visitors can no longer be recognized. */
export const destroyOldSalts = ({ db, now }: Tools): Promise<void> =>
  surveysSql.destroySaltsBefore(db, dayOf(now()));

/**
 * Recognizes a visitor of a code within one day (UTC), and never across two: an HMAC by the day's random
 * salt. Without the salt, which is destroyed when the day is over, it identifies no one.
 */
export const hashVisitor = (tools: Tools) => {
  const { db, now } = tools;
  let known: { day: string; salt: KeyObject } | undefined;

  const saltOf = async (day: string): Promise<KeyObject> => {
    if (known?.day === day) return known.salt;
    await destroyOldSalts(tools);
    known = { day, salt: createSecretKey(await surveysSql.saltOf(db, day, randomBytes(32))) };
    setTimeout(() => {
      known = undefined;
    }, rememberMs).unref();
    return known.salt;
  };

  return async (codeId: string, { address, userAgent }: Visitor): Promise<Uint8Array> =>
    createHmac('sha256', await saltOf(dayOf(now())))
      .update(`${codeId}|${prefixOf(address)}|${userAgent}`)
      .digest()
      .subarray(0, 16);
};
