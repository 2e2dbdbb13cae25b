import { testEvent } from './contract.ts';
import type { DueDelivery } from './webhookDeliveries.sql.ts';
import { withAddress } from '../code/withAddress.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'feedbacks' | 'codes' | 'settings'>;

/** What a message tells of, as the REST API answers it now. Undefined once it is gone. */
export async function findSubject(
  { feedbacks, codes, settings }: Tools,
  { account_id, event, subject_id }: DueDelivery,
): Promise<object | undefined> {
  if (event === testEvent) return { webhook: subject_id };
  if (event.startsWith('feedback.')) return feedbacks.find(account_id, subject_id);
  const code = await codes.find(account_id, subject_id);
  return code && withAddress(code, settings);
}
