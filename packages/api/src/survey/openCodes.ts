import { readSlug } from '@hearback/schema/rules';

import { notFound } from '../http/refuse.ts';
import type { OpenCode } from './surveys.sql.ts';
import type { ServiceTools } from '../ServiceTools.ts';

/** How long what was read of a code is told again: the write itself looks at the code anew. */
const keptMs = 1_000;

/** Documents are large; more codes than this are not busy at once. */
const mostKept = 500;

interface Kept {
  /** By the clock of the process, which nobody sets. */
  readAt: number;
  code: Promise<OpenCode | undefined>;
}

/**
 * The open codes that visitors are answering now, read once a second at most. Whoever changes a code
 * in this process has them forgotten; what another process changes is seen a second later, and no
 * answer is ever written against it.
 */
export const createOpenCodes = ({ surveys }: Pick<ServiceTools, 'surveys'>) => {
  const kept = new Map<string, Kept>();

  const read = (slug: string): Promise<OpenCode | undefined> => {
    const known = kept.get(slug);
    if (known && performance.now() - known.readAt < keptMs) return known.code;

    const code = surveys.findBySlug(slug);
    const mine = { readAt: performance.now(), code };
    kept.delete(slug);
    kept.set(slug, mine);
    const forgetMine = () => {
      if (kept.get(slug) === mine) kept.delete(slug);
    };
    // Only what is open is worth keeping: the rest may be opened in a moment, or is a guess.
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
     * The open or paused code behind a printed slug. Unknown, unpublished and deleted are alike, unless the
     * caller has a refusal of its own for those that were open once.
     */
    require: async (slug: string, whenClosed?: () => Error): Promise<OpenCode> => {
      const printed = readSlug(slug);
      const code = printed === undefined ? undefined : await read(printed);
      if (code) return code;
      if (whenClosed && printed !== undefined && (await surveys.findClosedBySlug(printed))) {
        throw whenClosed();
      }
      throw notFound();
    },

    /** Forgets what was read: something may have changed. */
    forget: (): void => {
      kept.clear();
    },
  };
};

export type OpenCodes = ReturnType<typeof createOpenCodes>;
