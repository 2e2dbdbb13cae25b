import { ApiError } from '../../errors/ApiError.ts';
import { found } from '../found.ts';
import type { ScanGate } from '../scan/scanGate.ts';
import { withProof } from '../scan/withProof.ts';
import type { ServiceTools } from '../ServiceTools.ts';

const notPublished = () => new ApiError('not_published', 'Publish this code first.');

/** Closes a code for now. Its page says so kindly. */
export const pauseCode =
  ({ codes, now }: Pick<ServiceTools, 'codes' | 'now'>) =>
  async (accountId: string, id: string): Promise<void> => {
    found(await codes.find(accountId, id));
    if (!(await codes.setState(accountId, id, 'paused', now()))) throw notPublished();
  };

type Tools = Pick<ServiceTools, 'transact' | 'now'> & { scanGate: ScanGate };

/**
 * Opens a paused code again, with the form it had. Its frame may have changed meanwhile, so it has to
 * prove again that it scans; who opened it knew of what is only weak.
 */
export const resumeCode =
  ({ transact, scanGate, now }: Tools) =>
  (accountId: string, codeId: string): Promise<void> => {
    const asked = { accountId, codeId, allowsWarnings: true };
    return withProof({ transact, scanGate }, asked, async ({ codes }, requireProof) => {
      // What it looks like stays as it was proven until it is open.
      await codes.lock(accountId, codeId);
      const code = found(await codes.find(accountId, codeId));
      if (code.state === 'draft') throw notPublished();
      await requireProof();
      if (!(await codes.setState(accountId, codeId, 'published', now()))) throw notPublished();
    });
  };
