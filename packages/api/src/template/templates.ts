import { FormDocument, layoutOf, starters, textIn } from '@hearback/schema/documents';

import type { Template, TemplateChange, TemplateInput, TemplateQuery } from './contract.ts';
import { invalidField } from '../http/refuse.ts';
import { found } from '../http/found.ts';
import { picturesInForm, requirePictures } from '../image/requirePictures.ts';
import { parseDocument } from '../form/parseDocument.ts';
import { removeAll, type Remover } from '../deletion/removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { ApiError } from '../http/ApiError.ts';

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

type Tools = Pick<ServiceTools, 'templates' | 'transact' | 'read' | 'newId' | 'now'>;

/** What is stored was parsed when it came in. */
const picturesIn = (layout: object) =>
  picturesInForm(layout as Pick<FormDocument, 'fields'>, 'layout.fields');

const nameTaken = () => invalidField('name', 'name_taken');

/** Forms to start from: an account's own, and the starters of the product. */
export const createTemplates = ({ templates, transact, read, newId, now }: Tools) => ({
  list: (accountId: string, query: TemplateQuery) =>
    read((from) => from.templates.list(accountId, query)),

  listStarters: (language: string) => listStarters(language),

  async get(accountId: string, id: string, language: string): Promise<Template> {
    const starter = listStarters(language).find((each) => each.id === id);
    return starter ?? found(await templates.find(accountId, id));
  },

  async add(accountId: string, { name, layout }: TemplateInput): Promise<Template> {
    const id = newId();
    await transact(async (inside) => {
      if (await inside.templates.isNameTaken(accountId, name)) throw nameTaken();
      await requirePictures(inside, accountId, picturesIn(layout));
      await inside.templates.insert(accountId, id, { title: name, ...layout }, now());
    });
    return found(await templates.find(accountId, id));
  },

  update(accountId: string, id: string, change: TemplateChange): Promise<Template> {
    refuseStarters([id]);
    return transact(async (inside) => {
      await inside.documents.lock(accountId, 'template', id);
      const { name, layout } = found(await inside.templates.find(accountId, id));
      const title = change.name ?? name;
      const isRenamed = title !== name;
      if (isRenamed && (await inside.templates.isNameTaken(accountId, title, id)))
        throw nameTaken();
      const document = parseDocument(FormDocument, { title, ...(change.layout ?? layout) });
      await requirePictures(inside, accountId, picturesIn(document), picturesIn(layout));
      await inside.templates.update(accountId, id, document, now());
      return found(await inside.templates.find(accountId, id));
    });
  },

  /** Removes templates: all of them, or none. Forms that began with one stay as they are. */
  async remove(remover: Remover, ids: readonly string[]) {
    refuseStarters(ids);
    return removeAll(
      { transact, now, newId },
      { remover, kind: 'template', ids },
      async (inside, each, deleting) => ({
        found: await inside.removals.removeTemplates(remover.accountId, each, deleting),
        locations: 0,
        codes: 0,
        feedback: 0,
      }),
    );
  },
});
