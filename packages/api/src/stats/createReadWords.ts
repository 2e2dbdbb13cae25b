import { ApiError } from '../http/ApiError.ts';
import type { ReadWords } from '../text/words/packWords.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { readEach } from '../workers/readEach.ts';
import type { ServiceTools } from '../services.ts';

/** The key for tasks of the product itself, which belong to no account. */
const nobody = '';

/** Reads the words of comments in another thread. A comment that breaks it has none, each time anew. */
export const createReadWords =
  ({ workers, logger }: Pick<ServiceTools, 'workers' | 'logger'>): ReadWords =>
  async (comments) => {
    if (comments.length === 0) return [];
    try {
      const read = await readEach((each) => workers.run('countWords', each, nobody), comments);
      const broken = read.filter((words) => words === null).length;
      if (broken > 0) logger.error({ comments: broken }, 'Words of comments could not be read');
      return read.map((words) => words ?? new Uint8Array());
    } catch (error) {
      if (!(error instanceof PostponedError)) throw error;
      throw new ApiError('unavailable', 'The words of comments cannot be read right now.', {
        headers: { 'Retry-After': '5' },
      });
    }
  };
