import { sql } from 'kysely';

import type { FrameDocument } from '@hearback/schema/documents';

import { nextRevision, ownRows } from '../collection/ownRows.sql.ts';
import type { Frame } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { toJsonText } from '../database/toJsonText.ts';

/** A frame as the document that is drawn. Stored documents were parsed when they were received. */
export const toFrameDocument = ({ name, size, background_color, content }: Frame) =>
  ({ name, size, background_color, content }) as FrameDocument;

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

const rows = ownRows('frame', {
  columns,
  searched: [sql`frame.name`],
  orders: {
    name: sql`lower(frame.name)`,
    date_created: sql`frame.created_at`,
    date_updated: sql`frame.updated_at`,
  },
  toItem: toFrame,
});

const toColumns = (document: FrameDocument) => ({
  name: document.name.toWellFormed(),
  document: toJsonText(document),
  has_qr: document.content.some(({ type }) => type === 'code'),
});

/** The SQL of frames. */
export const framesSql = {
  ...rows,

  insert: (database: Database, accountId: string, id: string, document: FrameDocument, now: Date) =>
    rows.insert(database, accountId, id, toColumns(document), now),

  update: (database: Database, accountId: string, id: string, document: FrameDocument, now: Date) =>
    rows.update(database, accountId, id, { ...toColumns(document), revision: nextRevision }, now),
};
