import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { feedback, form } from './test/world.ts';

const update = `mutation ($input: UpdateFeedbackInput!) {
  updateFeedback(input: $input) { feedback { id status note sentiment } errors { field code } }
}`;

it.each([
  { given: { status: 'IN_PROGRESS' }, body: { status: 'in_progress' } },
  { given: { sentiment: 'POSITIVE' }, body: { sentiment: 'positive' } },
  { given: { sentiment: null }, body: { sentiment: null } },
  { given: { note: '' }, body: { note: '' } },
])('changes of feedback what $given names, and nothing else', async ({ given, body }) => {
  const { ask, asked } = createTestGateway({
    'PATCH /feedback/feedback-1/': () => ({ ...feedback, status: 'in_progress', note: 'Called.' }),
  });

  const { data } = await ask(update, { input: { id: feedback.id, ...given } });

  expect(asked[0]?.body).toEqual(body);
  expect(data).toEqual({
    updateFeedback: {
      feedback: {
        id: feedback.id,
        status: 'IN_PROGRESS',
        note: 'Called.',
        sentiment: 'POSITIVE',
      },
      errors: [],
    },
  });
});

it('says which field of feedback will not do', async () => {
  const { ask } = createTestGateway({
    'PATCH /feedback/feedback-1/': () => new Reply(400, { note: ['This text is too long.'] }),
  });

  const { data } = await ask(update, { input: { id: feedback.id, note: 'x' } });

  expect(data).toEqual({
    updateFeedback: { feedback: null, errors: [{ field: 'note', code: 'too_long' }] },
  });
});

it('moves many on with one call, or says that one is not there', async () => {
  const query = `mutation ($input: UpdateFeedbacksInput!) {
    updateFeedbacks(input: $input) { feedbacks { id status } errors { field code } }
  }`;
  const variables = { input: { ids: ['feedback-1'], status: 'RESOLVED' } };
  const { ask, asked } = createTestGateway({
    'POST /feedback/bulk_update/': () => ({ results: [{ ...feedback, status: 'resolved' }] }),
  });
  expect((await ask(query, variables)).data).toEqual({
    updateFeedbacks: { feedbacks: [{ id: 'feedback-1', status: 'RESOLVED' }], errors: [] },
  });
  expect(asked.map(({ body }) => body)).toEqual([{ ids: ['feedback-1'], status: 'resolved' }]);

  const missing = createTestGateway({
    'POST /feedback/bulk_update/': () => new Reply(404, { detail: 'No.', code: 'not_found' }),
  });
  expect((await missing.ask(query, variables)).data).toEqual({
    updateFeedbacks: { feedbacks: [], errors: [{ field: null, code: 'not_found' }] },
  });
});

it('asks for a file with the filters and the order of the list', async () => {
  const { ask, asked } = createTestGateway({
    'POST /feedback/export/': () =>
      new Reply(201, { url: '/api/feedback_file/secret/?x', expires_at: '', row_count: 3 }),
  });

  const { data } = await ask(`mutation {
    exportFeedbacks(input: { format: XLSX, separator: SEMICOLON, period: LAST_7_DAYS,
      status: IN_PROGRESS, sentiment: NEGATIVE, ratingMin: 2, ratingMax: 6, search: "cake",
      companyId: "a", locationId: "b", codeId: "c", formId: "d",
      answer: { question: "drink", value: "tea" },
      orderBy: { field: RATING, direction: DESC } }) { url rowCount errors { code } }
  }`);

  expect(asked[0]?.query).toEqual({
    file_format: 'xlsx',
    separator: 'semicolon',
    period: '7d',
    status: 'in_progress',
    sentiment: 'negative',
    rating_min: '2',
    rating_max: '6',
    search: 'cake',
    company: 'a',
    site: 'b',
    code: 'c',
    form: 'd',
    question: 'drink',
    answer: 'tea',
    ordering: '-rating',
  });
  expect(data).toEqual({
    exportFeedbacks: { url: '/api/feedback_file/secret/?x', rowCount: 3, errors: [] },
  });
});

const page = `query ($after: String, $before: String) {
  feedbacks(page: { page: 7, pageSize: 10 }, after: $after, before: $before,
    status: NEW, ratingMin: 1, ratingMax: 3) {
    items { id formId }
    pageInfo { page totalCount hasNextPage startCursor endCursor }
  }
}`;

it('pages by cursor, and tells back which page that is', async () => {
  const { ask, asked } = createTestGateway({
    'GET /feedback/': () => ({
      count: 900,
      results: [feedback],
      next_cursor: 'next',
      previous_cursor: 'previous',
    }),
  });

  const { data } = await ask(page, { after: 'here' });

  expect(asked[0]?.query).toMatchObject({
    after: 'here',
    page: '7',
    status: 'new',
    rating_min: '1',
    rating_max: '3',
  });
  expect(data).toEqual({
    feedbacks: {
      items: [{ id: 'feedback-1', formId: form.id }],
      pageInfo: {
        page: 7,
        totalCount: 900,
        hasNextPage: true,
        startCursor: 'previous',
        endCursor: 'next',
      },
    },
  });
});

it('says that nothing comes after the last page, whatever the count says', async () => {
  const { ask } = createTestGateway({
    'GET /feedback/': () => ({
      count: 900,
      results: [feedback],
      next_cursor: null,
      previous_cursor: 'previous',
    }),
  });
  expect((await ask(page, { before: 'here' })).data).toMatchObject({
    feedbacks: { pageInfo: { hasNextPage: false, endCursor: null } },
  });
});

it('says of lists without cursors whether another page comes', async () => {
  const { ask } = createTestGateway({
    'GET /form/': () => ({ count: 11, next: null, previous: null, results: [form] }),
  });
  const query = (number: number) =>
    `{ forms(page: { page: ${number} }) { pageInfo { hasNextPage startCursor endCursor } } }`;
  for (const [number, hasNextPage] of [
    [1, true],
    [2, false],
  ] as const) {
    expect((await ask(query(number))).data).toEqual({
      forms: { pageInfo: { hasNextPage, startCursor: null, endCursor: null } },
    });
  }
});

it('answers a page of feedback with one call, whatever of it is shown', async () => {
  const many = Array.from({ length: 100 }, (_, n) => ({ ...feedback, id: `feedback-${n}` }));
  const { ask, asked } = createTestGateway({ 'GET /feedback/': listOf(many) });
  await ask(`{ feedbacks(page: { pageSize: 100 }) {
    items { id codeName location company rating comment status note sentiment formId formVersion }
    pageInfo { totalCount hasNextPage endCursor }
  } }`);
  expect(asked).toHaveLength(1);
});

it('shows an answer by the form version it was given to, asked for once', async () => {
  const { title, style, fields } = form;
  const { ask, asked } = createTestGateway({
    'GET /feedback/': listOf([feedback, { ...feedback, id: 'feedback-2' }]),
    [`GET /form/${form.id}/version/1/`]: () => ({
      form: form.id,
      version: 1,
      title,
      style,
      fields,
    }),
  });

  const { data } = await ask('{ feedbacks { items { formDocument } } }');

  const formDocument = { title, style, fields };
  expect(data).toEqual({ feedbacks: { items: [{ formDocument }, { formDocument }] } });
  expect(asked.map(({ path }) => path)).toEqual(['/feedback/', `/form/${form.id}/version/1/`]);
});

it('shows an answer also when its form version is nowhere', async () => {
  const { ask } = createTestGateway({ 'GET /feedback/': listOf([feedback]) });
  expect((await ask('{ feedback(id: "feedback-1") { id formDocument } }')).data).toEqual({
    feedback: { id: 'feedback-1', formDocument: null },
  });
});

it('shows what was set aside where it is asked for, and takes it for real', async () => {
  const { ask, asked } = createTestGateway({
    'GET /feedback/': listOf([{ ...feedback, set_aside_reason: 'too_fast' }]),
    'POST /feedback/bulk_update/': () => ({ results: [feedback] }),
  });
  const { data } = await ask('{ feedbacks(setAside: true) { items { setAsideReason } } }');
  await ask('{ feedbacks { items { id } } }');
  await ask(`mutation {
    updateFeedbacks(input: { ids: ["feedback-1"], setAside: false }) {
      feedbacks { setAsideReason } } }`);

  expect(data).toEqual({ feedbacks: { items: [{ setAsideReason: 'TOO_FAST' }] } });
  expect(asked[0]?.query).toMatchObject({ set_aside: 'true' });
  expect(asked[1]?.query).not.toHaveProperty('set_aside');
  expect(asked[2]?.body).toEqual({ ids: ['feedback-1'], set_aside: false });
});

it('finds one that was set aside by its id, too', async () => {
  const { ask } = createTestGateway({
    'GET /feedback/': (_, request) =>
      new URL(request.url).searchParams.get('set_aside') === 'true'
        ? { count: 1, results: [{ ...feedback, set_aside_reason: 'hidden_field' }] }
        : { count: 0, results: [] },
  });
  const { data } = await ask('{ feedback(id: "feedback-1") { setAsideReason } }');
  expect(data).toEqual({ feedback: { setAsideReason: 'HIDDEN_FIELD' } });
});
