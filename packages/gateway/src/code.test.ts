import { afterEach, expect, it, vi } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { code, company, form, frame, location } from './test/world.ts';

afterEach(() => vi.useRealTimers());

const tenCodes = Array.from({ length: 10 }, (_, index) => ({ ...code, id: `code-${index}` }));

const everything = {
  'GET /code/': listOf(tenCodes),
  'GET /company/': listOf([company]),
  'GET /location/': listOf([location]),
  'GET /form/': listOf([form]),
  'GET /frame/': listOf([frame]),
};

it('asks the API five times for a page of ten codes with all they are linked to', async () => {
  const { ask, asked } = createTestGateway(everything);

  const { data, errors } = await ask(`{
    codes {
      items {
        id state shortUrl publishedAt
        location { name company { name } }
        company { registrationNumber }
        form { title document }
        frame { name hasQr }
      }
      pageInfo { page pageCount pageSize totalCount }
    }
  }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    codes: {
      items: Array.from({ length: 10 }, () => ({
        state: 'PUBLISHED',
        location: { name: 'Old Town', company: { name: 'Café Lipa' } },
        company: { registrationNumber: '0012345' },
        form: { document: { title: 'How was it?', style: form.style, fields: form.fields } },
      })),
      pageInfo: { page: 1, pageCount: 1, pageSize: 10, totalCount: 10 },
    },
  });
  expect(asked.map(({ path }) => path).toSorted()).toEqual([
    '/code/',
    '/company/',
    '/form/',
    '/frame/',
    '/location/',
  ]);
});

it('passes filters, order and page on in the words of the API', async () => {
  const { ask, asked } = createTestGateway(everything);

  await ask(`{
    codes(
      state: PAUSED, locationId: "location-1", companyId: "company-1", search: "table"
      orderBy: { field: DATE_CREATED, direction: DESC }, page: { page: 3, pageSize: 25 }
    ) { items { id } }
  }`);

  expect(asked[0]?.query).toEqual({
    state: 'paused',
    site: 'location-1',
    company: 'company-1',
    search: 'table',
    ordering: '-date_created',
    page: '3',
    page_size: '25',
  });
});

it.each([
  { pageSize: 0, asks: '1' },
  { pageSize: 101, asks: '100' },
])('asks for $asks rows when someone wants $pageSize: nobody gets the whole list', async (row) => {
  const { ask, asked } = createTestGateway(everything);

  await ask(`query ($page: PageInput) { codes(page: $page) { items { id } } }`, {
    page: { pageSize: row.pageSize },
  });

  expect(asked[0]?.query['page_size']).toBe(row.asks);
});

it('answers null for a code that is not there', async () => {
  const { ask } = createTestGateway(everything);

  expect(await ask('{ code(id: "other") { id } }')).toEqual({ data: { code: null } });
});

it('publishes, and shows the code as it is afterwards', async () => {
  const { ask, asked } = createTestGateway({
    ...everything,
    'POST /code/code-1/publish/': () => ({
      form_url: code.short_url,
      frame_preview_url: null,
      emailed_to: 'anna@lipa.example',
      form_version: 1,
    }),
  });

  const { data } = await ask(
    `mutation { publishCode(input: { id: "code-1" }) {
      formUrl emailedTo code { id state } errors { code }
    } }`,
  );

  expect(data).toEqual({
    publishCode: {
      formUrl: code.short_url,
      emailedTo: 'anna@lipa.example',
      code: { id: 'code-1', state: 'PUBLISHED' },
      errors: [],
    },
  });
  expect(asked[0]?.body).toEqual({ email_copy: true, override_warnings: false });
});

it('says why a code cannot be published', async () => {
  const { ask } = createTestGateway({
    'POST /code/code-1/publish/': () =>
      new Reply(409, { detail: 'The code has no form.', code: 'no_form' }),
  });

  const { data, errors } = await ask(
    `mutation { publishCode(input: { id: "code-1" }) { code { id } errors { field code message } } }`,
  );

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    publishCode: {
      code: null,
      errors: [{ field: null, code: 'no_form', message: 'The code has no form.' }],
    },
  });
});

it('hands on why the art of a code does not scan, and that a person has read it', async () => {
  const { ask, asked } = createTestGateway({
    'POST /code/code-1/publish/': () =>
      new Reply(409, {
        detail: 'This code would not scan.',
        code: 'scan_blocked',
        scan_issues: [{ code: 'covered', severity: 'block', element_id: 'patch', capture: null }],
      }),
  });

  const { data } = await ask(
    `mutation { publishCode(input: { id: "code-1", overrideWarnings: true }) {
      code { id } scanIssues { code severity elementId capture } errors { code }
    } }`,
  );

  expect(data).toEqual({
    publishCode: {
      code: null,
      scanIssues: [{ code: 'covered', severity: 'BLOCK', elementId: 'patch', capture: null }],
      errors: [{ code: 'scan_blocked' }],
    },
  });
  expect(asked[0]?.body).toMatchObject({ override_warnings: true });
});

it('waits for the check of an open code that changes, and says what it found', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask } = createTestGateway({
    'PATCH /code/code-1/': async () => {
      // Longer than other calls may take.
      await vi.advanceTimersByTimeAsync(20_000);
      return new Reply(409, {
        detail: 'This code would not scan.',
        code: 'scan_blocked',
        scan_issues: [{ code: 'contrast', severity: 'block', element_id: 'code', capture: null }],
      });
    },
  });
  const { data } = await ask(
    `mutation { updateCode(input: { id: "code-1", style: {} }) {
      code { id } scanIssues { code severity elementId } errors { code }
    } }`,
  );

  expect(data).toEqual({
    updateCode: {
      code: null,
      scanIssues: [{ code: 'contrast', severity: 'BLOCK', elementId: 'code' }],
      errors: [{ code: 'scan_blocked' }],
    },
  });
});

it('passes the word a person typed on to the API, which judges it', async () => {
  const { ask, asked } = createTestGateway({
    'POST /code/bulk_delete/': () => new Reply(400, { confirm: ['Type DELETE to go on.'] }),
  });

  const { data } = await ask(
    `mutation { removeCodes(input: { ids: ["code-1"], confirm: "delete" }) {
      removedIds cascade { feedback } errors { field code }
    } }`,
  );

  expect(asked[0]?.body).toEqual({ ids: ['code-1'], confirm: 'delete' });
  expect(data).toEqual({
    removeCodes: {
      removedIds: [],
      cascade: null,
      errors: [{ field: 'confirm', code: 'confirm_delete' }],
    },
  });
});

it('unlinks with null, and leaves what is not named', async () => {
  const { ask, asked } = createTestGateway({
    ...everything,
    'PATCH /code/code-1/': () => ({ ...code, form: null }),
  });

  const { data } = await ask(
    `mutation { updateCode(input: { id: "code-1", formId: null }) { code { form { id } } errors { code } } }`,
  );

  expect(asked[0]?.body).toEqual({ form: null });
  expect(data).toEqual({ updateCode: { code: { form: null }, errors: [] } });
});

it('passes a style on whole, and gives it up with null', async () => {
  const style = { color: '#123456', background_color: '#ffffff', level: 'H' };
  const { ask, asked } = createTestGateway({
    'PATCH /code/code-1/': ({ body }) => ({ ...code, ...(body as object) }),
  });
  const change = (changed: object | null) =>
    ask(
      `mutation ($input: UpdateCodeInput!) { updateCode(input: $input) { code { style } errors { code } } }`,
      { input: { id: 'code-1', style: changed } },
    );

  expect(await change(style)).toEqual({ data: { updateCode: { code: { style }, errors: [] } } });
  expect(await change(null)).toEqual({
    data: { updateCode: { code: { style: null }, errors: [] } },
  });
  expect(asked.map(({ body }) => body)).toEqual([{ style }, { style: null }]);
});

it('adds many codes in one call, and says which row is wrong in the words of the graph', async () => {
  const mutation = `mutation ($input: AddCodesInput!) {
    addCodes(input: $input) { codes { id } errors { field code } }
  }`;
  const input = { id: 'batch-1', rows: [{ name: 'Table 1', locationId: 'location-1' }] };
  const { ask, asked } = createTestGateway({
    'POST /code/bulk_create/': () => ({ codes: [code] }),
  });

  expect(await ask(mutation, { input })).toEqual({
    data: { addCodes: { codes: [{ id: 'code-1' }], errors: [] } },
  });
  expect(asked[0]?.body).toEqual({
    id: 'batch-1',
    dry_run: false,
    rows: [
      { name: 'Table 1', description: '', site: 'location-1', replaces_answers: false, tags: [] },
    ],
  });

  const refusing = createTestGateway({
    'POST /code/bulk_create/': () =>
      new Reply(400, {
        'rows.0.site': ['There is no such object.'],
        'rows.0.style.color': ['This is not a color. Use RGB, HSL or HEX.'],
      }),
  });
  const { data } = await refusing.ask(mutation, { input: { ...input, dryRun: true } });
  expect(data).toEqual({
    addCodes: {
      codes: [],
      errors: [
        { field: 'rows.0.locationId', code: 'not_found' },
        { field: 'rows.0.style.color', code: 'invalid_color' },
      ],
    },
  });
});
