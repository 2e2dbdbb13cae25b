import { ApiError } from '../../errors/ApiError.ts';
import { found } from '../found.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'codes' | 'now'>;

const notPublished = () => new ApiError('not_published', 'Publish this code first.');

const moveTo =
  (state: 'published' | 'paused') =>
  ({ codes, now }: Tools) =>
  async (accountId: string, id: string): Promise<void> => {
    found(await codes.find(accountId, id));
    if (!(await codes.setState(accountId, id, state, now()))) throw notPublished();
  };

/** Closes a code for now. Its page says so kindly. */
export const pauseCode = moveTo('paused');

/** Opens a paused code again, with the form it had. */
export const resumeCode = moveTo('published');
