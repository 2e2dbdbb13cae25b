import { readSlug } from '@hearback/schema/rules';

import { notFound } from '../http/ApiError.ts';
import { surveysSql, type OpenCode } from './surveys.sql.ts';
import type { ServiceTools } from '../services.ts';

/** Cache lifetime of a code: the write itself reads the code anew. */
const keptMs = 1_000;

/** Documents are large; more codes than this are not busy at once. */
const mostKept = 500;

interface Kept {
  /** By the monotonic clock of the process. */
  readAt: number;
  code: Promise<OpenCode | undefined>;
}

/**
 * The open codes that visitors are answering now, read once a second at most. A change of a code in this
 * process invalidates them; one in another process takes effect a second later, and no answer is ever
 * written against it.
 */
export const createOpenCodes = ({ db }: Pick<ServiceTools, 'db'>) => {
  const kept = new Map<string, Kept>();

  const read = (slug: string): Promise<OpenCode | undefined> => {
    const known = kept.get(slug);
    if (known && performance.now() - known.readAt < keptMs) return known.code;

    const code = surveysSql.findBySlug(db, slug);
    const mine = { readAt: performance.now(), code };
    kept.delete(slug);
    kept.set(slug, mine);
    const forgetMine = () => {
      if (kept.get(slug) === mine) kept.delete(slug);
    };
    // Only open codes are cached: others may be opened in a moment, or are guesses.
    code.then((found) => {
      if (found?.state !== 'published') forgetMine();
    }, forgetMine);
    for (const [oldest] of kept) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return code;
  };

  return {
    /**
     * The open or paused code behind a printed slug. Unknown, unpublished and deleted codes get the same
     * error, unless the caller has another for those that were open once.
     */
    require: async (slug: string, whenClosed?: () => Error): Promise<OpenCode> => {
      const printed = readSlug(slug);
      const code = printed === undefined ? undefined : await read(printed);
      if (code) return code;
      if (whenClosed && printed !== undefined && (await surveysSql.findClosedBySlug(db, printed))) {
        throw whenClosed();
      }
      throw notFound();
    },

    /** Clears the cache after a change. */
    forget: (): void => {
      kept.clear();
    },
  };
};

export type OpenCodes = ReturnType<typeof createOpenCodes>;
