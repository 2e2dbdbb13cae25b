import type { Logger } from 'pino';

import type { createVitalsRepository } from './vitals.sql.ts';
import { isSecretName } from '../tools/secretMark.ts';

interface Tools {
  vitals: Pick<ReturnType<typeof createVitalsRepository>, 'otherNames'>;
  logger: Logger;
}

/**
 * Says so when processes share the database with a secret that is not believed here. It is no reason to
 * stop: they may be about to end.
 */
export async function warnOfOtherSecrets(
  { vitals, logger }: Tools,
  own: string,
  former: string | undefined,
): Promise<void> {
  const others = (await vitals.otherNames(own)).filter(
    (name) => isSecretName(name) && name !== former,
  );
  if (others.length === 0) return;
  logger.error(
    { others: others.length },
    'Another process on this database has another secret: sessions of one mean nothing to the other. Set the same JWT_SECRET for all',
  );
}
