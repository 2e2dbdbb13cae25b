import type { ServiceTools } from '../ServiceTools.ts';
import { planDigests } from './planDigests.ts';
import { planReports } from './planReports.ts';
import { tellOfFeedback } from './tellOfFeedback.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

/**
 * Tells accounts of what arrived, and asks for the digests and monthly reports that are due. None is
 * left undone because another failed; what failed is thrown after all.
 */
export async function notifyAccounts(tools: Tools): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [tellOfFeedback, planDigests, planReports]) {
    await step(tools).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all accounts were notified.');
}
