import { isDeepStrictEqual } from 'node:util';

import { limits } from '@hearback/schema/limits';
import { toIssues } from '@hearback/schema/rules';
import * as v from 'valibot';

import { createCollection, type CollectionSql, type CollectionTools } from './collection.ts';
import { documentsSql } from './documents.sql.ts';
import { ApiError, orNotFound, invalidInput } from '../http/ApiError.ts';
import type { Database } from '../database/connect.ts';
import type { Store } from '../database/store.ts';
import { requirePictures, type Pictured } from '../image/requirePictures.ts';

/** Names of copies begin with it: `Table form 2` is a copy of `Table form`. */
export const nameStem = (name: string): string => name.replace(/ \d{1,4}$/, '');

/** The name of a copy: the first one's with the next free number. */
export function nextName(name: string, taken: readonly string[]): string {
  const stem = nameStem(name);
  for (let n = 2; ; n += 1) {
    const number = ` ${n}`;
    const next = `${stem.slice(0, limits.nameMaxLength - number.length).toWellFormed()}${number}`;
    if (!taken.includes(next)) return next;
  }
}

/** A whole document, checked. What is wrong with it is answered by path. */
export function parseDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  document: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, document);
  if (!result.success) throw invalidInput(toIssues(result.issues));
  return result.output;
}

/** Deep equality of two documents. The database keeps neither the order of keys nor undefined values. */
const isSameDocument = (one: object, other: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

interface Edited {
  id: string;
  /** Counts how often it was saved. */
  revision: number;
}

interface DocumentsSql<Item, Document, Query> extends CollectionSql<Item, Query> {
  insert: (
    database: Database,
    accountId: string,
    id: string,
    document: Document,
    now: Date,
  ) => Promise<void>;
  update: (
    database: Database,
    accountId: string,
    id: string,
    document: Document,
    now: Date,
  ) => Promise<boolean>;
}

/** A form or a frame as the caller has seen it, which nobody else changes until the transaction ends. */
export async function lockSeen<Item extends Edited>(
  { db }: Pick<Store, 'db'>,
  kind: 'form' | 'frame',
  sql: Pick<CollectionSql<Item, never>, 'find'>,
  seen: {
    accountId: string;
    id: string;
    /** The revision that the caller has seen. One who names none gets any. */
    revision: number | undefined;
    /** True when the content is already what the caller wants, whichever revision they have seen. */
    isWanted?: (current: Item) => boolean;
  },
): Promise<Item> {
  const { accountId, id, revision, isWanted } = seen;
  await documentsSql.lock(db, accountId, kind, id);
  const current = orNotFound(await sql.find(db, accountId, id));
  if (revision === undefined || revision === current.revision || isWanted?.(current)) {
    return current;
  }
  throw new ApiError(`${kind}_changed`, `This ${kind} was saved by somebody else meanwhile.`, {
    body: { current },
  });
}

interface DocumentConfig<Item, Document extends object, Query> {
  kind: 'form' | 'frame';
  sql: DocumentsSql<Item, Document, Query>;
  /** Stored documents were parsed when they were received. */
  documentOf: (item: Item) => Document;
  nameOf: (document: Document) => string;
  /** The document under another name, parsed. */
  rename: (document: Document, name: string) => Document;
  picturesIn: (document: Document) => Pictured[];
}

/** Adds, saves and copies documents that are edited whole: forms and frames. */
export function createDocuments<Item extends Edited, Document extends object, Query>(
  tools: CollectionTools,
  { kind, sql, documentOf, nameOf, rename, picturesIn }: DocumentConfig<Item, Document, Query>,
) {
  const { db, transact, newId, now } = tools;

  /** Adds a document, or a copy of one. Under an id that is taken, what has it stays as it is. */
  const add = async (
    accountId: string,
    document: Document,
    id = newId(),
    copied?: Document,
  ): Promise<Item> => {
    await transact(async (inside) => {
      if (await sql.find(inside.db, accountId, id)) return;
      await requirePictures(inside, accountId, picturesIn(document), copied && picturesIn(copied));
      await sql.insert(inside.db, accountId, id, document, now());
    });
    return orNotFound(await sql.find(db, accountId, id));
  };

  return {
    ...createCollection(tools, kind, sql),

    add,

    /**
     * Writes the document that a thing becomes, unless it is another one than the caller has seen. Saved
     * again after a lost answer, it is there already, and stays.
     */
    save: (
      accountId: string,
      id: string,
      revision: number | undefined,
      change: (current: Document) => Document,
    ): Promise<Item> =>
      transact(async (inside) => {
        const isWanted = (item: Item) => isSameDocument(documentOf(item), change(documentOf(item)));
        const current = await lockSeen(inside, kind, sql, { accountId, id, revision, isWanted });
        if (revision !== undefined && current.revision !== revision) return current;
        const before = documentOf(current);
        const document = change(before);
        await requirePictures(inside, accountId, picturesIn(document), picturesIn(before));
        await sql.update(inside.db, accountId, id, document, now());
        return orNotFound(await sql.find(inside.db, accountId, id));
      }),

    /** Adds a document like another, under a name of its own. */
    async duplicate(accountId: string, id: string, name: string | undefined): Promise<Item> {
      const first = documentOf(orNotFound(await sql.find(db, accountId, id)));
      const start = nameStem(nameOf(first));
      const copy =
        name ?? nextName(nameOf(first), await documentsSql.listNames(db, accountId, kind, start));
      return add(accountId, rename(first, copy), undefined, first);
    },
  };
}
