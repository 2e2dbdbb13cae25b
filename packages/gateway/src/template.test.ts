import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { form } from './test/world.ts';

const { style, fields } = form;
const template = {
  id: 'template-1',
  owner: 'account-1',
  name: 'Tables',
  layout: { style, fields },
  date_created: form.date_created,
  date_updated: form.date_updated,
};
const starter = {
  ...template,
  id: 'starter-cafe',
  owner: null,
  name: 'Kawiarnia',
  date_created: null,
  date_updated: null,
};

it("tells the account's own from the starters", async () => {
  const { ask, asked } = createTestGateway({
    'GET /template/': listOf([template]),
    'GET /template/starter/': listOf([starter]),
  });
  const { data } = await ask(`{
    templates(search: "tab") { items { id name isStarter document dateCreated } }
    starters(language: "pl-PL") { id name isStarter dateCreated } }`);

  expect(asked.map(({ query }) => query)).toMatchObject([{ search: 'tab' }, { lang: 'pl-PL' }]);
  expect(data).toEqual({
    templates: {
      items: [
        {
          id: 'template-1',
          name: 'Tables',
          isStarter: false,
          document: { title: 'Tables', style, fields },
          dateCreated: form.date_created,
        },
      ],
    },
    starters: [{ id: 'starter-cafe', name: 'Kawiarnia', isStarter: true, dateCreated: null }],
  });
});

it('finds one of either kind, and null where there is none', async () => {
  const { ask } = createTestGateway({
    'GET /template/starter-cafe/': () => starter,
    'GET /template/gone/': () => new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  });
  const { data } = await ask(`{
    there: template(id: "starter-cafe", language: "pl-PL") { name }
    gone: template(id: "gone") { name }
    empty: template(id: "") { name } }`);

  expect(data).toEqual({ there: { name: 'Kawiarnia' }, gone: null, empty: null });
});

it('keeps a document without its title', async () => {
  const { ask, asked } = createTestGateway({
    'POST /template/': () => template,
    'PATCH /template/template-1/': () => template,
  });
  const { data } = await ask(`mutation {
    addTemplate(input: { name: "Tables", document: { title: "x", fields: [] } }) {
      template { id } errors { code } }
    updateTemplate(input: { id: "template-1", name: "Bar" }) { template { id } errors { code } } }`);

  expect(asked.map(({ body }) => body)).toEqual([
    { name: 'Tables', layout: { fields: [] } },
    { name: 'Bar' },
  ]);
  expect(data).toEqual({
    addTemplate: { template: { id: 'template-1' }, errors: [] },
    updateTemplate: { template: { id: 'template-1' }, errors: [] },
  });
});

it("names what is wrong by the document's own path", async () => {
  const { ask } = createTestGateway({
    'POST /template/': () =>
      new Reply(400, {
        'layout.fields.0.star_color': ['This is not a color. Use RGB, HSL or HEX.'],
        name: ['This field is required.'],
      }),
  });
  const { data } = await ask(`mutation { addTemplate(input: { name: "", document: {} }) {
    template { id } errors { field code } } }`);

  expect(data).toEqual({
    addTemplate: {
      template: null,
      errors: [
        { field: 'fields.0.star_color', code: 'invalid_color' },
        { field: 'name', code: 'required' },
      ],
    },
  });
});

it('removes templates, and says how to take that back', async () => {
  const removal = {
    deleted: ['template-1'],
    deletion: 'deletion-1',
    cascade: { locations: 0, codes: 0, feedback: 0 },
  };
  const { ask } = createTestGateway({
    'POST /template/bulk_delete/': ({ body }) =>
      (body as { ids: string[] }).ids.includes('starter-cafe')
        ? new Reply(409, { detail: 'It stays.', code: 'starter_template' })
        : removal,
  });
  const { data } = await ask(`mutation {
    own: removeTemplates(input: { ids: ["template-1"] }) { removedIds deletionId errors { code } }
    starter: removeTemplates(input: { ids: ["starter-cafe"] }) {
      removedIds deletionId errors { code } } }`);

  expect(data).toEqual({
    own: { removedIds: ['template-1'], deletionId: 'deletion-1', errors: [] },
    starter: { removedIds: [], deletionId: null, errors: [{ code: 'starter_template' }] },
  });
});
