import type { Logger } from 'pino';

import { peopleSql } from '../account/people.sql.ts';
import type { Database } from '../database/connect.ts';
import { isDatabaseDown } from '../database/databaseErrors.ts';
import type { ServiceTools } from '../services.ts';
import { isSecretName } from '../tools/secrets.ts';
import { healthSql } from './health.sql.ts';

/** True when the process takes work: the database answers, and nobody has asked the process to end. */
export const isReady =
  ({ db, isLeaving }: Pick<ServiceTools, 'db' | 'isLeaving'>) =>
  async (): Promise<boolean> => {
    if (isLeaving()) return false;
    try {
      await peopleSql.isEmpty(db);
      return true;
    } catch (error) {
      if (isDatabaseDown(error)) return false;
      throw error;
    }
  };

interface Tools {
  db: Database;
  logger: Logger;
}

/**
 * Says so when processes share the database with a secret that is not believed here. It is no reason to
 * stop: they may be about to end.
 */
export async function warnOfOtherSecrets(
  { db, logger }: Tools,
  own: string,
  former: string | undefined,
): Promise<void> {
  const others = (await healthSql.otherNames(db, own)).filter(
    (name) => isSecretName(name) && name !== former,
  );
  if (others.length === 0) return;
  logger.error(
    { others: others.length },
    'Another process on this database has another secret: sessions of one mean nothing to the other. Set the same JWT_SECRET for all',
  );
}
