import type { Letter } from '../mail/Letter.ts';
import type { Person } from '../repositories/people.ts';
import type { JobTools } from './defineJob.ts';

interface Asked {
  accountId: string;
  letterId: string;
}

/** Whether a mail server will never take this letter, so that trying again is no use: SMTP 550 to 559 about an address. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550;

/** Sends a letter that has not gone out yet, and notes that it has. Throws when it has to be tried again. */
export async function sendOnce(
  { letters, mailer, logger, now }: JobTools,
  { accountId, letterId }: Asked,
  person: Person,
  write: () => Promise<Letter>,
): Promise<void> {
  if (!(await letters.isWaiting(accountId, letterId))) return;

  try {
    await mailer.send({
      ...(await write()),
      id: letterId,
      to: { name: `${person.first_name} ${person.last_name}`, address: person.email },
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    logger.error({ err: error, letter_id: letterId }, 'The mail server refuses this address');
  }
  await letters.markSent(accountId, letterId, now());
}
