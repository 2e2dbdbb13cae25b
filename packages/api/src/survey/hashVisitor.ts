import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

import { LRUCache } from 'lru-cache';

import type { ServiceTools } from '../services.ts';
import { dayIn } from '../stats/findWindow.ts';
import type { Visitor } from './readVisitor.ts';
import { type OpenCode, surveysSql } from './surveys.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'now'>;

/** The part of an address that a household or an office shares: /24 of IPv4, /48 of IPv6. */
const prefixOf = (address: string): string =>
  isIP(address) === 4
    ? address.split('.').slice(0, 3).join('.')
    : address.split(':').slice(0, 3).join(':');

/** Cache lifetime of the secrets of days: clocks of the world show three at most. */
const rememberMs = 3_600_000;
const mostDays = 3;

/** The clock that ends a day last: twelve hours behind UTC. */
const lastZone = 'Etc/GMT+12';

/** Destroys the salts of days that are over everywhere: their visitors can no longer be recognized. */
export const destroyOldSalts = ({ db, now }: Tools): Promise<void> =>
  surveysSql.destroySaltsBefore(db, dayIn(lastZone, now()));

/**
 * Recognizes a visitor of a code within one day by the clock of its location, as days are counted, and never
 * across two: an HMAC by the day's random salt. Without the salt, which is destroyed when the day is over
 * everywhere, it identifies no one.
 */
export const hashVisitor = (tools: Tools) => {
  const { db, now } = tools;
  const known = new LRUCache<string, KeyObject>({ max: mostDays, ttl: rememberMs });

  const saltOf = async (day: string): Promise<KeyObject> => {
    const remembered = known.get(day);
    if (remembered) return remembered;
    await destroyOldSalts(tools);
    const salt = createSecretKey(await surveysSql.saltOf(db, day, randomBytes(32)));
    known.set(day, salt);
    return salt;
  };

  return async (
    { code_id, timezone }: Pick<OpenCode, 'code_id' | 'timezone'>,
    { address, userAgent }: Visitor,
  ): Promise<Uint8Array> =>
    createHmac('sha256', await saltOf(dayIn(timezone, now())))
      .update(`${code_id}|${prefixOf(address)}|${userAgent}`)
      .digest()
      .subarray(0, 16);
};
