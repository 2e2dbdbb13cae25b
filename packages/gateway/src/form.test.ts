import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { form, frame } from './test/world.ts';

const changed = (code: string, current: object) =>
  new Reply(409, { detail: 'Saved by somebody else.', code, current });
const errors = (code: string) => [{ field: null, code, message: 'Saved by somebody else.' }];

it('saves what was edited, and says by its revision what that was', async () => {
  const { ask, asked } = createTestGateway({ 'PATCH /form/form-1/': () => form });
  const document = '{ title: "x", fields: [] }';
  const { data } = await ask(`mutation {
    updateForm(input: { id: "form-1", revision: 3, document: ${document} }) {
      form { revision hasUnpublishedChanges } current { id } errors { code } } }`);

  expect(asked[0]?.body).toEqual({
    title: 'x',
    fields: [],
    thank_you: null,
    translations: null,
    revision: 3,
  });
  expect(data).toEqual({
    updateForm: {
      form: { revision: form.revision, hasUnpublishedChanges: form.has_unpublished_changes },
      current: null,
      errors: [],
    },
  });
});

it('keeps the words after sending, and takes them back when a whole form has none', async () => {
  const thank_you = { title: 'Thanks!', review_url: 'https://reviews.example.com/lipa' };
  const { ask, asked } = createTestGateway({
    'PATCH /form/form-1/': () => ({ ...form, thank_you, translations: { main: 'pl-PL' } }),
  });
  const save = (document: string) =>
    ask(`mutation { updateForm(input: { id: "form-1", document: ${document} }) {
      form { document } } }`);
  const { data } = await save('{ fields: [], thank_you: { title: "Thanks!" } }');
  await save('{ title: "x" }');

  expect(data).toMatchObject({
    updateForm: { form: { document: { thank_you, translations: { main: 'pl-PL' } } } },
  });
  expect(asked.map(({ body }) => body)).toEqual([
    { fields: [], thank_you: { title: 'Thanks!' }, translations: null },
    { title: 'x' },
  ]);
});

it('adds a form and a frame under the ids that were chosen, if any', async () => {
  const { ask, asked } = createTestGateway({
    'POST /form/': () => form,
    'POST /frame/': () => frame,
  });
  await ask(`mutation {
    addForm(input: { id: "f", document: { title: "x" } }) { form { id } }
    addFrame(input: { id: "r", document: { name: "y" } }) { frame { id } } }`);
  await ask('mutation { addForm(input: { document: { title: "x" } }) { form { id } } }');

  expect(asked.map(({ body }) => body)).toEqual([
    { id: 'f', title: 'x' },
    { id: 'r', name: 'y' },
    { title: 'x' },
  ]);
});

it.each([
  {
    call: 'updateForm(input: { id: "form-1", revision: 3, document: { title: "x" } })',
    route: 'PATCH /form/form-1/',
  },
  {
    call: 'publishForm(input: { id: "form-1", revision: 3 })',
    route: 'POST /form/form-1/publish/',
  },
  {
    call: 'restoreFormVersion(input: { formId: "form-1", version: 1, revision: 3 })',
    route: 'POST /form/form-1/version/1/restore/',
  },
])('shows the form as it is when $call came too late', async ({ call, route }) => {
  const { ask } = createTestGateway({ [route]: () => changed('form_changed', form) });
  const { data } = await ask(`mutation { answer: ${call} {
    form { id } current { title revision } errors { field code message } } }`);

  expect(data).toEqual({
    answer: {
      form: null,
      current: { title: form.title, revision: form.revision },
      errors: errors('form_changed'),
    },
  });
});

it('shows the frame as it is when a save came too late', async () => {
  const { ask } = createTestGateway({
    'PATCH /frame/frame-1/': () => changed('frame_changed', frame),
  });
  const { data } = await ask(`mutation {
    updateFrame(input: { id: "frame-1", revision: 3, document: { name: "x" } }) {
      frame { id } current { name revision } errors { field code message } } }`);

  expect(data).toEqual({
    updateFrame: {
      frame: null,
      current: { name: frame.name, revision: frame.revision },
      errors: errors('frame_changed'),
    },
  });
});

it('publishes, and reads the form anew', async () => {
  const { ask, asked } = createTestGateway({
    'POST /form/form-1/publish/': () => ({ version: 2, codes: 4 }),
    'GET /form/': listOf([form]),
  });
  const { data } = await ask(`mutation { publishForm(input: { id: "form-1" }) {
    form { version } updatedCodes errors { code } } }`);

  expect(asked[0]?.body).toEqual({});
  expect(data).toEqual({
    publishForm: { form: { version: form.version }, updatedCodes: 4, errors: [] },
  });
});

it('tells the versions of a form that was published, and asks for none of one that was not', async () => {
  const { title, style, fields } = form;
  const version = {
    form: form.id,
    version: 1,
    title,
    style,
    fields,
    date_created: form.date_created,
    answers: 12,
    codes: 3,
    is_current: true,
  };
  const { ask, asked } = createTestGateway({
    'GET /form/': listOf([form, { ...form, id: 'form-2', version: 0 }]),
    'GET /form/form-1/version/': () => ({ count: 1, results: [version] }),
  });
  const { data } = await ask(`{ forms { items { id
    versions { version document dateCreated answers codes isCurrent } } } }`);

  expect(data).toEqual({
    forms: {
      items: [
        {
          id: 'form-1',
          versions: [
            {
              version: 1,
              document: { title, style, fields },
              dateCreated: form.date_created,
              answers: 12,
              codes: 3,
              isCurrent: true,
            },
          ],
        },
        { id: 'form-2', versions: [] },
      ],
    },
  });
  expect(asked.map(({ path }) => path)).toEqual(['/form/', '/form/form-1/version/']);
});

it('copies a form and a frame, by the names that are given', async () => {
  const { ask, asked } = createTestGateway({
    'POST /form/form-1/duplicate/': () => form,
    'POST /frame/frame-1/duplicate/': () => frame,
  });
  const { data } = await ask(`mutation {
    duplicateForm(input: { id: "form-1" }) { form { title } errors { code } }
    duplicateFrame(input: { id: "frame-1", name: "Bar" }) { frame { name } errors { code } } }`);

  expect(asked.map(({ body }) => body)).toEqual([{}, { name: 'Bar' }]);
  expect(data).toEqual({
    duplicateForm: { form: { title: form.title }, errors: [] },
    duplicateFrame: { frame: { name: frame.name }, errors: [] },
  });
});
