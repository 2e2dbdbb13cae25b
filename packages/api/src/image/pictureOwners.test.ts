import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';

import type { Code } from '../code/contract.ts';
import type { Form } from '../form/contract.ts';
import type { Template } from '../template/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { cafeForm, cafeFrame, makeWorkspace, readAnswer } from '../test/workspace.ts';
import { imagesSql } from './images.sql.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let own: Reference;
let foreign: Reference;
let workspace: Awaited<ReturnType<typeof makeWorkspace>>;

interface Reference {
  id: string;
  url: string;
  width: number;
  height: number;
}

const referTo = (id: string): Reference => ({
  id,
  url: `/api/image/${id}/`,
  width: 10,
  height: 10,
});

const addPicture = async ({ accountId }: TestPerson): Promise<Reference> => {
  const id = crypto.randomUUID();
  const bytes = new Uint8Array([1]);
  const picture = { media_type: 'image/png' as const, bytes, width: 10, height: 10 };
  await imagesSql.insert(api.store.db, accountId, id, picture, new Date());
  return referTo(id);
};

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  own = await addPicture(owner);
  foreign = await addPicture(stranger);
  workspace = await makeWorkspace(api, owner);
});
afterAll(() => api.close());

const formWith = (image: Reference) => ({
  ...cafeForm,
  fields: [{ type: 'text', text: 'Hello' }, { type: 'logo', image }, { type: 'rating' }],
});
const layoutWith = (image: Reference) => {
  const { title: _, ...layout } = formWith(image);
  return layout;
};
const frameWith = (image: Reference) => ({
  ...cafeFrame,
  content: [
    ...cafeFrame.content,
    { type: 'image', image, x_mm: 5, y_mm: 5, width_mm: 10, height_mm: 10 },
  ],
});
const codeWith = (logo: Reference) => ({
  name: 'Table 2',
  site: workspace.location.id,
  form: workspace.form.id,
  style: { logo },
});

/** Every way that a picture gets into a document, and the field that it is refused at. */
const ways: [string, string, (image: Reference) => Promise<Response>][] = [
  ['a new form', 'fields.1.image', (image) => api.as(owner).post('/form/', formWith(image))],
  [
    'a changed form',
    'fields.1.image',
    (image) =>
      api.as(owner).patch(`/form/${workspace.form.id}/`, { fields: formWith(image).fields }),
  ],
  [
    'a replaced form',
    'fields.1.image',
    (image) => api.as(owner).put(`/form/${workspace.form.id}/`, formWith(image)),
  ],
  [
    'a new template',
    'layout.fields.1.image',
    (image) =>
      api.as(owner).post('/template/', { name: crypto.randomUUID(), layout: layoutWith(image) }),
  ],
  [
    'a changed template',
    'layout.fields.1.image',
    async (image) => {
      const layout = layoutWith(own);
      const { id } = await readAnswer<Template>(
        api.as(owner).post('/template/', { name: crypto.randomUUID(), layout }),
      );
      return api.as(owner).patch(`/template/${id}/`, { layout: layoutWith(image) });
    },
  ],
  ['a new frame', 'content.2.image', (image) => api.as(owner).post('/frame/', frameWith(image))],
  [
    'a changed frame',
    'content.2.image',
    (image) =>
      api.as(owner).patch(`/frame/${workspace.frame.id}/`, { content: frameWith(image).content }),
  ],
  ['a new code', 'style', (image) => api.as(owner).post('/code/', codeWith(image))],
  [
    'a changed code',
    'style',
    (image) => api.as(owner).patch(`/code/${workspace.code.id}/`, { style: codeWith(image).style }),
  ],
  [
    'codes that are added together',
    'rows.0.style',
    (image) =>
      api
        .as(owner)
        .post('/code/bulk_create/', { id: crypto.randomUUID(), rows: [codeWith(image)] }),
  ],
];

describe('a picture in a document', () => {
  it.each(ways)('is taken into %s when it is the account’s own', async (_, __, write) => {
    expect((await write(own)).ok).toBe(true);
  });

  it.each(ways)(
    'of somebody else is refused in %s, as one that nobody has',
    async (_, field, write) => {
      const refused = { [field]: ['There is no such object.'] };
      const wrong = [
        foreign,
        referTo(crypto.randomUUID()),
        { ...own, url: foreign.url },
        { ...foreign, url: own.url },
      ];
      for (const image of wrong) {
        const answer = await write(image);
        expect([answer.status, await answer.json()]).toEqual([400, refused]);
      }
    },
  );
});

describe('a document that has the picture of somebody else from before', () => {
  /** As it could be written once. */
  const plant = async (table: 'form' | 'template', id: string) => {
    const planted = `{fields,1,image}`;
    await sql`
      update ${sql.table(table)} set document = jsonb_set(document::jsonb, ${planted}::text[],
        ${JSON.stringify(foreign)}::jsonb)
      where id = ${id}`.execute(api.database);
  };

  it('is read, saved and copied as it is, as a form', async () => {
    const { get, post, put, patch } = api.as(owner);
    const made = await readAnswer<Form>(post('/form/', formWith(own)));
    await plant('form', made.id);

    const form = await readAnswer<Form>(get(`/form/${made.id}/`));
    expect(form.fields[1]).toMatchObject({ image: foreign });
    expect((await put(`/form/${made.id}/`, { ...formWith(foreign), title: 'New' })).status).toBe(
      200,
    );
    expect((await patch(`/form/${made.id}/`, { title: 'Newer' })).status).toBe(200);
    expect((await post(`/form/${made.id}/duplicate/`, {})).status).toBe(201);
  });

  it('is saved as it is, as a template', async () => {
    const { post, patch } = api.as(owner);
    const layout = layoutWith(own);
    const { id } = await readAnswer<Template>(post('/template/', { name: 'Old', layout }));
    await plant('template', id);

    expect((await patch(`/template/${id}/`, { name: 'Older' })).status).toBe(200);
    expect((await patch(`/template/${id}/`, { layout: layoutWith(foreign) })).status).toBe(200);
  });

  it('is saved as it is, as the looks of a code', async () => {
    const { post, patch } = api.as(owner);
    const { id } = await readAnswer<Code>(post('/code/', codeWith(own)));
    await sql`
      update code set style = jsonb_set(style::jsonb, '{logo}', ${JSON.stringify(foreign)}::jsonb)
      where id = ${id}`.execute(api.database);

    const style = { logo: foreign, color: '#112233' };
    expect((await patch(`/code/${id}/`, { style })).status).toBe(200);
    expect((await patch(`/code/${workspace.code.id}/`, { style })).status).toBe(400);
  });
});
