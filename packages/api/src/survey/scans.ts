import { createHmac, createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

import { isProgram } from '@hearback/schema/rules';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

import type { ApiEnv } from '../apiEnv.ts';
import type { ScanInput } from './contract.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { dayIn } from '../stats/findWindow.ts';
import type { OpenCodes } from './surveys.ts';
import { type OpenCode, surveysSql } from './surveys.sql.ts';

/** The sender of a request to a survey. The address is used, but not stored. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** A prefetch is not shown to anyone. */
  isPrefetch: boolean;
}

/** Reads the visitor from a request. */
export const readVisitor = (c: Context<ApiEnv>): Visitor => ({
  address: c.var.clientAddress,
  userAgent: c.req.header('User-Agent') ?? '',
  isPrefetch: /prefetch|prerender/i.test(
    ['Sec-Purpose', 'Purpose', 'X-Moz'].map((name) => c.req.header(name)).join(' '),
  ),
});

type HashTools = Pick<ServiceTools, 'db' | 'now'>;

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
export const destroyOldSalts = ({ db, now }: HashTools): Promise<void> =>
  surveysSql.destroySaltsBefore(db, dayIn(lastZone, now()));

/**
 * Recognizes a visitor of a code within one day by the clock of its location, as days are counted, and never
 * across two: an HMAC by the day's random salt. Without the salt, which is destroyed when the day is over
 * everywhere, it identifies no one.
 */
export const hashVisitor = (tools: HashTools) => {
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

/** True if a limit is reached that must not fail the request: what exceeds it is not counted. */
const isTooFast = async (spent: Promise<void>): Promise<boolean> => {
  try {
    await spent;
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'throttled') return true;
    throw error;
  }
};

interface Tools extends Pick<ServiceTools, 'ingestion' | 'limits' | 'newId' | 'now'> {
  openCodes: OpenCodes;
  hash: ReturnType<typeof hashVisitor>;
}

/** A phone opens a page now and then; scans beyond this rate are not counted. */
const scanLimit: Limit = { name: 'scan', points: 60, seconds: 60 };

/**
 * Counts a scan once for each token. Bots, prefetches, kiosks and paused codes do not count: a kiosk is open
 * all day, for many visitors.
 */
export const recordScan =
  ({ ingestion, limits, newId, now, hash, openCodes }: Tools) =>
  async (slug: string, input: ScanInput, visitor: Visitor): Promise<{ scan_token: string }> => {
    const code = await openCodes.require(slug);
    const scan_token = input.scan_token ?? randomUUID();

    const isCounted =
      code.state === 'published' &&
      input.channel !== 'kiosk' &&
      !visitor.isPrefetch &&
      !isProgram(visitor.userAgent);
    const spent = () => limits.spend(scanLimit, `${visitor.address} ${code.code_id}`);
    if (isCounted && !(await isTooFast(spent()))) {
      await ingestion.count({
        account_id: code.account_id,
        id: newId(),
        code_id: code.code_id,
        scan_token,
        form_id: code.form_id,
        channel: input.channel,
        visitor_hash: await hash(code, visitor),
        scanned_at: now(),
      });
    }
    return { scan_token };
  };

/** As many as there may be scans: each is begun once. */
const startLimit: Limit = { name: 'start', points: 60, seconds: 60 };

/** Records that the visitor of a scan began to fill in the form. A scan that was not counted has no start. */
export const recordStart =
  ({ ingestion, limits, now, openCodes }: Omit<Tools, 'hash' | 'newId'>) =>
  async (slug: string, scan_token: string, visitor: Visitor): Promise<void> => {
    const { account_id, code_id } = await openCodes.require(slug);
    if (isProgram(visitor.userAgent)) return;
    if (await isTooFast(limits.spend(startLimit, `${visitor.address} ${code_id}`))) return;
    await ingestion.begin({ account_id, code_id, scan_token, started_at: now() });
  };
