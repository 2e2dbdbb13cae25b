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
export const createImagesRepository = (database: Database) => ({
  async insert(accountId: string, imageId: string, image: StoredImage, now: Date): Promise<void> {
    await database
      .insertInto('image')
      .values({ ...image, account_id: accountId, id: imageId, created_at: now })
      .execute();
  },

  /** Visitors see pictures without an account, so this one row is found by its random id alone. */
  async findPublic(imageId: string): Promise<StoredImage | undefined> {
    if (!isId(imageId)) return undefined;
    return database
      .selectFrom('image')
      .select(['media_type', 'bytes', 'width', 'height'])
      .where('id', '=', imageId)
      .executeTakeFirst();
  },

  /** How many bytes an account keeps. */
  async countBytes(accountId: string): Promise<number> {
    const { bytes } = await database
      .selectFrom('image')
      .select(({ fn, val }) =>
        fn.coalesce(fn.sum<number>(fn('length', ['bytes'])), val(0)).as('bytes'),
      )
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return Number(bytes);
  },
});

export type ImagesRepository = ReturnType<typeof createImagesRepository>;
