import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';

/** A picture we wrote ourselves, ready to be sent. */
export interface StoredImage {
  media_type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The SQL of pictures. */
export const imagesSql = {
  async insert(
    database: Database,
    accountId: string,
    imageId: string,
    image: StoredImage,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('image')
      .values({ ...image, account_id: accountId, id: imageId, created_at: now })
      .execute();
  },

  /** Visitors see pictures without an account, so this one row is found by its random id alone. */
  async findPublic(database: Database, imageId: string): Promise<StoredImage | undefined> {
    if (!isId(imageId)) return undefined;
    return database
      .selectFrom('image')
      .select(['media_type', 'bytes', 'width', 'height'])
      .where('id', '=', imageId)
      .executeTakeFirst();
  },

  /** Counts the bytes of an account's images. */
  async countBytes(database: Database, accountId: string): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(length(bytes)), 0)::int8 as bytes from image
      where account_id = ${accountId}`.execute(database);
    return rows[0]?.bytes ?? 0;
  },
};
