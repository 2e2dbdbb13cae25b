import type { Prove } from '../proof/proveOnPage';
import { dropAnswer, keepAnswer, keptAnswers } from './answers';
import { inTurn, type AnswerUpdate } from './acrossTabs';
import { longestWait, postAnswer, type Posted } from './postAnswer';

/** Days an answer waits for a network. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;

const contact = ['name', 'email'];

/**
 * Posts a stored answer. The visitor may have left: if only name or email address are rejected, the rest
 * is sent without them.
 */
async function postKept(action: string, body: string, prove: Prove): Promise<Posted> {
  const posted = await postAnswer(action, body, prove);
  if (posted.outcome !== 'refused') return posted;
  const refused = Object.keys(posted.issues);
  if (!refused.length || refused.some((name) => !contact.includes(name))) return posted;
  const rest = new URLSearchParams(body);
  for (const name of refused) rest.delete(name);
  return postAnswer(action, String(rest), prove);
}

/**
 * Sends what waits on this device, oldest first. Resolves to how long to wait before the next try:
 * undefined when nothing waits any more.
 */
export const flush = (
  prove: Prove,
  tell: (news: AnswerUpdate) => void,
): Promise<number | undefined> =>
  inTurn('exclusive', async () => {
    let next: number | undefined;
    const answers = await keptAnswers();
    answers.sort((a, b) => a.saved_at - b.saved_at);
    for (const answer of answers) {
      const { client_id, action, body, saved_at, not_before = 0, receipt, isTaken } = answer;
      // A kiosk does not report results: the visitor has left.
      const isKiosk = /\bchannel=kiosk\b/.test(body);
      if (Date.now() - saved_at > keptFor) {
        await dropAnswer(client_id);
        continue;
      }
      if (receipt) {
        tell({ client_id, outcome: 'sent', receipt });
        continue;
      }
      if (isTaken) {
        if (!isKiosk) tell({ client_id, outcome: 'taken' });
        continue;
      }
      const left = not_before - Date.now();
      // A longer wait means that the clock was set back, so it is ignored.
      const isTooSoon = left > 0 && left <= longestWait;
      if (isTooSoon || !navigator.onLine) {
        const wait = isTooSoon ? left : 0;
        next = Math.max(next ?? 0, wait);
        tell({ client_id, outcome: 'later', wait, isReached: isTooSoon });
        continue;
      }
      tell({ client_id, outcome: 'sending' });
      const posted = await postKept(action, body, prove);
      // A rejected answer stays too, since its form may change later, which is no reason to hurry.
      if (posted.outcome === 'later') {
        next = Math.max(next ?? 0, posted.wait);
        if (posted.wait) await keepAnswer({ ...answer, not_before: Date.now() + posted.wait });
      } else if (posted.outcome === 'sent') {
        if (isKiosk) await dropAnswer(client_id);
        else await keepAnswer({ client_id, action, body: '', saved_at, receipt: posted.receipt });
      }
      // Not sent under this id again; it stays until the visitor decides.
      else if (posted.outcome === 'taken') await keepAnswer({ ...answer, isTaken: true });
      tell({ client_id, ...posted });
    }
    return next;
  });
