import { Hono } from 'hono';
import type { RefusalCode } from '@hearback/schema/errors';
import type * as v from 'valibot';

import type { ApiEnv } from '../apiEnv.ts';
import type { Paged, PageOfList } from '../database/readPage.ts';
import type { Remover } from '../deletion/removeAll.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import { BulkDeleteInput, Cascade, Removal } from './contract.ts';

/** The words of a thing: in paths and tags (`company`), and in the names of calls (`listCompanies`). */
interface Nouns {
  one: string;
  many: string;
  /** As calls are named: `Company`, `Companies`. */
  names: readonly [one: string, many: string];
}

type Query<Asked> = v.GenericSchema<unknown, Asked> & { entries: v.ObjectEntries };
type Input<Value> = v.GenericSchema<unknown, Value> & {
  entries: v.ObjectEntries;
  type: 'strict_object';
};

interface Items<Item, Asked, New, Whole, Change> extends Nouns {
  scope?: 'workspace' | 'codes';
  shows: { page: v.GenericSchema; item: v.GenericSchema };
  takes: { query: Query<Asked>; add: Input<New>; replace: Input<Whole>; update: Input<Change> };
  rules: {
    list: (accountId: string, query: Asked) => Promise<Paged<Item>>;
    add: (accountId: string, input: New) => Promise<Item>;
    get: (accountId: string, id: string) => Promise<Item>;
    replace: (accountId: string, id: string, whole: Whole) => Promise<Item>;
    update: (accountId: string, id: string, change: Change) => Promise<Item>;
  };
  /** Left out: adds one, and refuses only what is not right in itself. */
  adds?: { summary: string; refuses: readonly RefusalCode[] };
  /** Further refusals of replacing and updating. */
  changeRefuses?: readonly RefusalCode[];
}

/** The calls that list things, add one, read one, replace one and change parts of one. */
export const collectionRoutes = <
  Item extends object,
  Asked extends PageOfList,
  New,
  Whole,
  Change,
>({
  one,
  many,
  names: [oneName, manyName],
  scope = 'workspace',
  shows,
  takes,
  rules,
  adds = { summary: `Adds a ${one}.`, refuses: ['invalid_input'] },
  changeRefuses = [],
}: Items<Item, Asked, New, Whole, Change>) =>
  new Hono<ApiEnv>()
    .get(
      `/${one}/`,
      documented({
        tag: one,
        name: `list${manyName}`,
        scope: 'read:workspace',
        summary: `The account's ${many}, newest first unless ordered otherwise.`,
        answers: { 200: shows.page },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(takes.query),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await rules.list(c.var.accountId, asked)));
      },
    )
    .post(
      `/${one}/`,
      documented({
        tag: one,
        name: `add${oneName}`,
        scope: `write:${scope}`,
        answers: { 201: shows.item },
        ...adds,
      }),
      loggedIn,
      body(takes.add),
      async (c) => c.json(await rules.add(c.var.accountId, c.req.valid('json')), 201),
    )
    .get(
      `/${one}/:id/`,
      documented({
        tag: one,
        name: `get${oneName}`,
        scope: 'read:workspace',
        summary: `A ${one} of the account.`,
        answers: { 200: shows.item },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await rules.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      `/${one}/:id/`,
      documented({
        tag: one,
        name: `replace${oneName}`,
        scope: `write:${scope}`,
        summary: `Replaces all of a ${one}.`,
        answers: { 200: shows.item },
        refuses: ['invalid_input', 'not_found', ...changeRefuses],
      }),
      loggedIn,
      body(takes.replace),
      async (c) =>
        c.json(await rules.replace(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      `/${one}/:id/`,
      documented({
        tag: one,
        name: `update${oneName}`,
        scope: `write:${scope}`,
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: shows.item },
        refuses: ['invalid_input', 'not_found', ...changeRefuses],
      }),
      loggedIn,
      body(takes.update),
      async (c) =>
        c.json(await rules.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    );

interface Removing extends Omit<Nouns, 'many'> {
  rules: {
    remove: (remover: Remover, ids: readonly string[]) => Promise<Removal>;
    previewRemoval: (accountId: string, id: string) => Promise<Cascade>;
  };
  /** Summaries of the calls. Without `preview` there is no such call. */
  says: { remove: string; removeMany: string; preview?: string };
  /** Further refusals of removing. */
  refuses?: readonly RefusalCode[];
}

/** The calls that remove one thing, remove many, and count what would go with one. */
export function removalRoutes({
  one,
  names: [oneName, manyName],
  rules,
  says,
  refuses = [],
}: Removing) {
  const calls = new Hono<ApiEnv>()
    .delete(
      `/${one}/:id/`,
      documented({
        tag: one,
        name: `remove${oneName}`,
        scope: 'write:workspace',
        summary: says.remove,
        answers: { 200: Removal },
        refuses: ['not_found', ...refuses],
      }),
      loggedIn,
      async (c) => c.json(await rules.remove(c.var, [c.req.param('id')])),
    )
    .post(
      `/${one}/bulk_delete/`,
      documented({
        tag: one,
        name: `remove${manyName}`,
        scope: 'write:workspace',
        summary: says.removeMany,
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found', ...refuses],
      }),
      loggedIn,
      body(BulkDeleteInput),
      async (c) => c.json(await rules.remove(c.var, c.req.valid('json').ids)),
    );
  if (says.preview === undefined) return calls;
  return calls.get(
    `/${one}/:id/delete_preview/`,
    documented({
      tag: one,
      name: `preview${oneName}Removal`,
      scope: 'read:workspace',
      summary: says.preview,
      answers: { 200: Cascade },
      refuses: ['not_found'],
    }),
    loggedIn,
    async (c) => c.json(await rules.previewRemoval(c.var.accountId, c.req.param('id'))),
  );
}
