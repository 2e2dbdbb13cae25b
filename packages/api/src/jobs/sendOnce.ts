import type { LetterKind } from '../contract/user/securityEvents.ts';
import type { Letter } from '../mail/Letter.ts';
import type { Person } from '../repositories/people.ts';
import { jobMaxSeconds, type JobTools } from './defineJob.ts';
import { isRefusedForGood } from './isRefusedForGood.ts';
import { letterKindOf } from './letterKindOf.ts';

interface Asked {
  accountId: string;
  letterId: string;
}

/** Another process has the letter in hand. Thrown, so that the job looks again whether it went out. */
class LetterInOtherHands extends Error {
  override readonly name = 'LetterInOtherHands';
}

/** Notes that a letter will never arrive, where the person finds it. */
async function giveUp(
  tools: JobTools,
  { accountId, letterId }: Asked,
  person: Person,
  isRefused: boolean,
) {
  await tools.transact(async (inside) => {
    const letter = await inside.letters.find(accountId, letterId);
    const kind: LetterKind | undefined = letter && letterKindOf(letter.kind);
    await inside.letters.markFailed(accountId, letterId, tools.now(), isRefused);
    await inside.securityEvents.insert({
      accountId,
      id: tools.newId(),
      personId: person.id,
      kind: 'letter_failed',
      createdAt: tools.now(),
      ...(kind && { letter: kind }),
    });
  });
}

/**
 * Sends a letter that has not gone out yet, and notes that it has. Throws when it has to be tried
 * again. A server that took the letter but could not say so gets it a second time, with the same
 * Message-ID: a letter that comes twice does less harm than one that is lost.
 */
export async function sendOnce(
  tools: JobTools,
  asked: Asked,
  person: Person,
  write: () => Promise<Letter>,
): Promise<void> {
  const { letters, mailer, logger, now } = tools;
  const { accountId, letterId } = asked;
  const taken = await letters.take(
    accountId,
    letterId,
    now(),
    new Date(now().getTime() + jobMaxSeconds * 1_000),
  );
  if (taken === 'done') return;
  if (taken === 'taken') throw new LetterInOtherHands('Another process is sending this letter.');

  try {
    await mailer.send({
      ...(await write()),
      id: letterId,
      to: { name: `${person.first_name} ${person.last_name}`, address: person.email },
    });
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    if (tools.isLastTry || isRefused) {
      logger.error({ err: error, letter_id: letterId }, 'A letter is given up');
      return giveUp(tools, asked, person, isRefused);
    }
    await letters.putBack(accountId, letterId);
    throw error;
  }
  await letters.markSent(accountId, letterId, now());
}
