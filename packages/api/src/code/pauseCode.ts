import { ApiError } from '../http/ApiError.ts';
import { found } from '../http/found.ts';
import type { ScanGate } from './scanGate.ts';
import { withProof } from './withProof.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { newsOf } from '../webhook/newsOf.ts';

const notPublished = () => new ApiError('not_published', 'Publish this code first.');

/** Closes a code for now. Its page says so kindly. */
export const pauseCode =
  ({ transact, now }: Pick<ServiceTools, 'transact' | 'now'>) =>
  (accountId: string, codeId: string): Promise<void> =>
    transact(async ({ codes, webhookDeliveries }) => {
      const time = now();
      found(await codes.find(accountId, codeId));
      if (!(await codes.setState(accountId, codeId, 'paused', time))) throw notPublished();
      await webhookDeliveries.tell([newsOf('code.paused', accountId, codeId, time)], time);
    });

type Tools = Pick<ServiceTools, 'transact' | 'now'> & { scanGate: ScanGate };

/**
 * Opens a paused code again, with the form it had. Its frame may have changed meanwhile, so it has to
 * prove again that it scans; who opened it knew of what is only weak.
 */
export const resumeCode =
  ({ transact, scanGate, now }: Tools) =>
  (accountId: string, codeId: string): Promise<void> => {
    const asked = { accountId, codeId, allowsWarnings: true };
    return withProof({ transact, scanGate }, asked, async (inside, requireProof) => {
      const { codes, webhookDeliveries } = inside;
      const time = now();
      // What it looks like stays as it was proven until it is open.
      await codes.lock(accountId, codeId);
      const code = found(await codes.find(accountId, codeId));
      if (code.state === 'draft') throw notPublished();
      await requireProof();
      if (!(await codes.setState(accountId, codeId, 'published', time))) throw notPublished();
      await webhookDeliveries.tell([newsOf('code.published', accountId, codeId, time)], time);
    });
  };
