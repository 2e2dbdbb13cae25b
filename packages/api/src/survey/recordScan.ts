import { randomUUID } from 'node:crypto';

import { isProgram } from '@hearback/schema/rules';

import type { ScanInput } from './contract.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import type { hashVisitor } from './hashVisitor.ts';
import { isTooFast } from './isTooFast.ts';
import type { OpenCodes } from './openCodes.ts';
import type { Visitor } from './readVisitor.ts';

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
