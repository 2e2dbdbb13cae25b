import { FormDocument, layoutOf, starters, textIn } from '@hearback/schema/documents';

import type { Template, TemplateChange, TemplateInput } from './contract.ts';
import { invalidField, orNotFound, ApiError } from '../http/ApiError.ts';
import { picturesInForm, requirePictures } from '../image/requirePictures.ts';
import { createCollection, type CollectionTools } from '../collection/collection.ts';
import { documentsSql } from '../collection/documents.sql.ts';
import { parseDocument } from '../collection/documents.ts';
import type { Remover } from '../deletion/removeAll.ts';
import { templatesSql } from './templates.sql.ts';

/** The product's own templates, by their names in a language. */
const listStarters = (language: string): Template[] =>
  starters.map(({ id, name, document }) => ({
    id,
    owner: null,
    name: textIn(name, language),
    layout: layoutOf(document),
    date_created: null,
    date_updated: null,
  }));

/** Refuses to change what belongs to everybody. */
function refuseStarters(ids: readonly string[]): void {
  if (!starters.some(({ id }) => ids.includes(id))) return;
  throw new ApiError('starter_template', 'This template came with the product and stays as it is.');
}

/** Stored layouts were parsed when they were received. */
const picturesIn = (layout: object) =>
  picturesInForm(layout as Pick<FormDocument, 'fields'>, 'layout.fields');

const nameTaken = () => invalidField('name', 'name_taken');

/** Forms to start from: an account's own, and the starters of the product. */
export const createTemplateCollection = (tools: CollectionTools) => {
  const { db, transact, newId, now } = tools;
  const templates = createCollection(tools, 'template', templatesSql);

  return {
    ...templates,

    listStarters: (language: string) => listStarters(language),

    async get(accountId: string, id: string, language: string): Promise<Template> {
      const starter = listStarters(language).find((each) => each.id === id);
      return starter ?? orNotFound(await templatesSql.find(db, accountId, id));
    },

    async add(accountId: string, { name, layout }: TemplateInput): Promise<Template> {
      const id = newId();
      await transact(async (inside) => {
        if (await templatesSql.isNameTaken(inside.db, accountId, name)) throw nameTaken();
        await requirePictures(inside, accountId, picturesIn(layout));
        await templatesSql.insert(inside.db, accountId, id, { title: name, ...layout }, now());
      });
      return orNotFound(await templatesSql.find(db, accountId, id));
    },

    update(accountId: string, id: string, change: TemplateChange): Promise<Template> {
      refuseStarters([id]);
      return transact(async (inside) => {
        await documentsSql.lock(inside.db, accountId, 'template', id);
        const { name, layout } = orNotFound(await templatesSql.find(inside.db, accountId, id));
        const title = change.name ?? name;
        const isRenamed = title !== name;
        if (isRenamed && (await templatesSql.isNameTaken(inside.db, accountId, title, id)))
          throw nameTaken();
        const document = parseDocument(FormDocument, { title, ...(change.layout ?? layout) });
        await requirePictures(inside, accountId, picturesIn(document), picturesIn(layout));
        await templatesSql.update(inside.db, accountId, id, document, now());
        return orNotFound(await templatesSql.find(inside.db, accountId, id));
      });
    },

    /** Removes templates: all of them, or none. Forms that began with one stay as they are. */
    async remove(remover: Remover, ids: readonly string[]) {
      refuseStarters(ids);
      return templates.remove(remover, ids);
    },
  };
};
