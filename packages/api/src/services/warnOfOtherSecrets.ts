import type { Logger } from 'pino';

import type { createVitalsRepository } from '../repositories/vitals.ts';
import { isSecretName } from '../tools/secretMark.ts';

interface Tools {
  vitals: Pick<ReturnType<typeof createVitalsRepository>, 'otherNames'>;
  logger: Logger;
}

/**
 * Says so when processes with another secret share the database. It is no reason to stop: while a
 * secret is exchanged, there are two for a while.
 */
export async function warnOfOtherSecrets({ vitals, logger }: Tools, own: string): Promise<void> {
  const others = (await vitals.otherNames(own)).filter(isSecretName);
  if (others.length === 0) return;
  logger.error(
    { others: others.length },
    'Another process on this database has another secret: sessions of one mean nothing to the other. Set the same JWT_SECRET for all',
  );
}
