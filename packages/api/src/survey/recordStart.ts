import { isProgram } from '@hearback/schema/rules';

import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { isTooFast } from './isTooFast.ts';
import type { OpenCodes } from './openCodes.ts';
import type { Visitor } from './readVisitor.ts';

interface Tools extends Pick<ServiceTools, 'ingestion' | 'limits' | 'now'> {
  openCodes: OpenCodes;
}

/** As many as there may be scans: each is begun once. */
const startLimit: Limit = { name: 'start', points: 60, seconds: 60 };

/** Records that the visitor of a scan began to fill in the form. A scan that was not counted has no start. */
export const recordStart =
  ({ ingestion, limits, now, openCodes }: Tools) =>
  async (slug: string, scan_token: string, visitor: Visitor): Promise<void> => {
    const { account_id, code_id } = await openCodes.require(slug);
    if (isProgram(visitor.userAgent)) return;
    if (await isTooFast(limits.spend(startLimit, `${visitor.address} ${code_id}`))) return;
    await ingestion.begin({ account_id, code_id, scan_token, started_at: now() });
  };
