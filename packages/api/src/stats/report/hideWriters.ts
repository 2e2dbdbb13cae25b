import type { Signed, Unsigned } from '../../text/words/hidePeople.ts';
import type { ServiceTools } from '../../ServiceTools.ts';

/** Hides whoever wrote comments, each of which keeps what else is known of it. */
export type HideWriters = <Each extends Signed>(
  comments: readonly Each[],
) => Promise<(Each & Unsigned)[]>;

/**
 * Hides writers in another thread. A report is worth more without quotes than not at all: where that
 * fails, it has none.
 */
export const hideWritersFor =
  ({ workers, logger }: Pick<ServiceTools, 'workers' | 'logger'>, accountId: string): HideWriters =>
  async (comments) => {
    if (comments.length === 0) return [];
    const signed = comments.map(({ id, comment, name, language }) => ({
      id,
      comment,
      name,
      language,
    }));
    try {
      const hidden = await workers.run('hideWriters', signed, accountId);
      return comments.flatMap((each, at) => {
        const shown = hidden[at];
        return shown ? [{ ...each, ...shown }] : [];
      });
    } catch (error) {
      logger.error({ err: error }, 'A report has no quotes: they could not be read');
      return [];
    }
  };
