import type { Prove } from '../proof/Prove';
import { postAnswer, type Posted } from './postAnswer';

const contact = ['name', 'email'];

/**
 * Posts an answer that waited. Whoever gave it may be gone: where only their name or address is
 * refused, the rest of it is sent without.
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
