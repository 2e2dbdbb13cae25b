import { orNotFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { isId } from '../tools/ids.ts';
import { picturesSql } from './pictures.sql.ts';

/** The rate limit of reading pictures, before RATE_LIMIT_FACTOR. */
export const pictureLimits = {
  read: { name: 'picture', points: 600, seconds: 60, isLocal: true },
} as const satisfies Record<string, Limit>;

/** Visitors' pictures, for the account that they were sent to. Nobody else ever sees one. */
export const createPictures = ({ db }: Pick<ServiceTools, 'db'>) => ({
  get: async (accountId: string, id: string): Promise<Uint8Array> =>
    orNotFound(isId(id) && (await picturesSql.find(db, accountId, id))),

  remove: async (accountId: string, id: string): Promise<void> => {
    orNotFound(isId(id) && (await picturesSql.remove(db, accountId, id)));
  },
});
