import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from '../env.ts';
import { outboxOf } from './mailer.ts';

/** Deletes letters from the folder they go to when no mail server is set. What is gone already is fine. */
export async function removeFromOutbox(
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  ids: readonly string[],
): Promise<void> {
  if (smtpUrl !== undefined) return;
  for (const id of ids) await rm(join(outboxOf(dataDir), `${id}.eml`), { force: true });
}
