import { sql } from 'kysely';

import type { FrameDocument } from '@hearback/schema/documents';

import type { Frame, FrameQuery } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isId } from '../tools/ids.ts';
import { amongIds, containing, inOrder, readPage, type Page } from '../database/readPage.ts';
import { toJsonText } from '../database/toJsonText.ts';

interface Row {
  id: string;
  document: FrameDocument;
  has_qr: boolean;
  revision: number;
  date_created: Date;
  date_updated: Date;
}

const toFrame = ({ document, date_created, date_updated, ...row }: Row): Frame => ({
  ...row,
  name: document.name,
  size: document.size,
  background_color: document.background_color,
  content: document.content,
  date_created: date_created.toISOString(),
  date_updated: date_updated.toISOString(),
});

const columns = sql`
  frame.id, frame.document, frame.has_qr, frame.revision,
  frame.created_at as date_created, frame.updated_at as date_updated`;

const id = sql`frame.id`;
const newestFirst = sql`frame.created_at desc`;
const orders = {
  name: sql`lower(frame.name)`,
  date_created: sql`frame.created_at`,
  date_updated: sql`frame.updated_at`,
};

const toColumns = (document: FrameDocument) => ({
  name: document.name.toWellFormed(),
  document: toJsonText(document),
  has_qr: document.content.some(({ type }) => type === 'code'),
});

/** The SQL of frames. Deleted ones do not exist here. */
export const createFramesRepository = (database: Database) => ({
  async list(accountId: string, query: FrameQuery): Promise<Page<Frame>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: sql`frame`,
      where: [
        sql`frame.account_id = ${accountId} and frame.deleted_at is null`,
        ...amongIds(id, query.ids),
        ...containing([sql`frame.name`], query.search),
      ],
      orderBy: inOrder(query.ordering, orders, newestFirst, id),
    });
    return { count, results: results.map(toFrame) };
  },

  async find(accountId: string, frameId: string): Promise<Frame | undefined> {
    if (!isId(frameId)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from frame
      where frame.account_id = ${accountId} and frame.id = ${frameId}
        and frame.deleted_at is null`.execute(database);
    return rows[0] && toFrame(rows[0]);
  },

  /** Under an id that is taken, nothing is written. */
  async insert(
    accountId: string,
    frameId: string,
    document: FrameDocument,
    now: Date,
  ): Promise<void> {
    await database
      .insertInto('frame')
      .values({
        ...toColumns(document),
        account_id: accountId,
        id: frameId,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .execute();
  },

  async update(
    accountId: string,
    frameId: string,
    document: FrameDocument,
    now: Date,
  ): Promise<boolean> {
    if (!isId(frameId)) return false;
    const { numUpdatedRows } = await database
      .updateTable('frame')
      .set({
        ...toColumns(document),
        updated_at: now,
        revision: sql<number>`revision + 1`,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', frameId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
