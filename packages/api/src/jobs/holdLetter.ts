import type { JobTools } from './defineJob.ts';

interface Asked {
  accountId: string;
  letterId: string;
}

/** Shorter than the silence of a process after which its jobs are taken over. */
const heldMs = 8_000;
const renewEveryMs = 2_000;

/**
 * Takes a letter in hand for as long as the work on it lasts, and not much longer than its process.
 * Answers why not, or calls the work.
 */
export async function holdLetter(
  { letters, logger, now }: Pick<JobTools, 'letters' | 'logger' | 'now'>,
  { accountId, letterId }: Asked,
  work: () => Promise<void>,
): Promise<'held' | 'taken' | 'done'> {
  const until = () => new Date(now().getTime() + heldMs);
  const taken = await letters.take(accountId, letterId, now(), until());
  if (taken !== 'mine') return taken;

  const renewal = setInterval(() => {
    letters.keep(accountId, letterId, until()).catch((error: unknown) => {
      logger.warn({ err: error, letter_id: letterId }, 'A letter may be sent by another, too');
    });
  }, renewEveryMs);
  try {
    await work();
    return 'held';
  } finally {
    clearInterval(renewal);
  }
}
