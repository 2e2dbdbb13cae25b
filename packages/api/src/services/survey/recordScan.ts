import { randomUUID } from 'node:crypto';

import type { ScanInput } from '../../contract/survey.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Limit } from '../../tools/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { requireOpenCode } from './findSurvey.ts';
import type { hashVisitor } from './hashVisitor.ts';
import { isProgram, type Visitor } from './Visitor.ts';

interface Tools extends Pick<ServiceTools, 'surveys' | 'scans' | 'limits' | 'newId' | 'now'> {
  hash: ReturnType<typeof hashVisitor>;
}

/** A phone opens a page now and then; what comes faster is not counted. */
const scanLimit: Limit = { name: 'scan', points: 60, seconds: 60 };

const isTooFast = async (spent: Promise<void>): Promise<boolean> => {
  try {
    await spent;
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'throttled') return true;
    throw error;
  }
};

/** Counts a scan once for each token. Programs, prefetches and paused codes count nothing. */
export const recordScan =
  ({ surveys, scans, limits, newId, now, hash }: Tools) =>
  async (slug: string, input: ScanInput, visitor: Visitor): Promise<{ scan_token: string }> => {
    const code = await requireOpenCode({ surveys }, slug);
    const scan_token = input.scan_token ?? randomUUID();

    const isCounted = code.state === 'published' && !visitor.isPrefetch && !isProgram(visitor);
    const spent = () => limits.spend(scanLimit, `${visitor.address} ${code.code_id}`);
    if (isCounted && !(await isTooFast(spent()))) {
      await scans.record({
        account_id: code.account_id,
        id: newId(),
        code_id: code.code_id,
        scan_token,
        form_id: code.form_id,
        channel: input.channel,
        visitor_hash: await hash(code.code_id, visitor),
        scanned_at: now(),
      });
    }
    return { scan_token };
  };
