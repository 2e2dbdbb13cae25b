import type { Prove } from '../proof/Prove';
import { postAnswer, type Posted } from './postAnswer';

const contact = ['name', 'email'];

/**
 * Posts a stored answer. The visitor may have left: if only name or email address are rejected, the rest
 * is sent without them.
 */
export async function postKept(action: string, body: string, prove: Prove): Promise<Posted> {
  const posted = await postAnswer(action, body, prove);
  if (posted.outcome !== 'refused') return posted;
  const refused = Object.keys(posted.issues);
  if (!refused.length || refused.some((name) => !contact.includes(name))) return posted;
  const rest = new URLSearchParams(body);
  for (const name of refused) rest.delete(name);
  return postAnswer(action, String(rest), prove);
}
