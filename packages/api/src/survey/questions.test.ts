import { FormDocument } from '@hearback/schema/documents';
import { parquetReadObjects } from 'hyparquet';
import * as v from 'valibot';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { forgetVisitors } from '../feedback/forgetVisitors.ts';
import type { Feedback } from '../feedback/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { makeWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

const run = promisify(execFile);

/** A form with each type of question whose answers have no column. */
const { fields } = v.parse(FormDocument, {
  title: 'Questions',
  fields: [
    { type: 'rating' },
    { type: 'reasons', id: 'why', label: 'Why?' },
    { type: 'short_text', id: 'table', label: 'Which table?' },
    { type: 'short_text', id: 'waiter', label: 'Which table?' },
    { type: 'number', id: 'guests', label: 'Guests', min: 1, max: 20, unit_label: 'guests' },
    { type: 'date', id: 'day', label: 'Day' },
    { type: 'phone', id: 'phone', label: 'Phone' },
    { type: 'yes_no', id: 'again', label: 'Again?' },
    { type: 'section', label: 'And now' },
    { type: 'consent', id: 'quote', label: { 'en-US': 'Quote me', 'pl-PL': 'Cytujcie' } },
    { type: 'scale', id: 'likely', kind: 'recommend', label: 'Recommend?' },
    {
      type: 'choice',
      id: 'drinks',
      label: 'Drinks',
      several: true,
      other: true,
      options: [
        { id: 'tea', label: 'Tea' },
        { id: 'coffee', label: 'Coffee' },
      ],
    },
  ],
});

/** Posted values, the values that are stored, and the cells of a file. */
const given = [
  {
    id: 'why',
    type: 'reasons',
    posted: 'wait\nservice\nother',
    value: { chosen: ['service', 'other'], band: 'high' },
    cell: '"Service; Something else"',
  },
  { id: 'table', type: 'short_text', posted: ' 4 ', value: '4', cell: '4' },
  { id: 'waiter', type: 'short_text', posted: 'Ola', value: 'Ola', cell: 'Ola' },
  { id: 'guests', type: 'number', posted: '2', value: 2, cell: '2' },
  { id: 'day', type: 'date', posted: '2026-11-26', value: '2026-11-26', cell: '2026-11-26' },
  { id: 'phone', type: 'phone', posted: '+48 600', value: '+48 600', cell: "'+48 600" },
  { id: 'again', type: 'yes_no', posted: 'yes', value: true, cell: 'Yes' },
  {
    id: 'quote',
    type: 'consent',
    posted: 'yes',
    value: { agreed: true, text: 'Cytujcie', language: 'pl-PL' },
    cell: 'Cytujcie',
  },
  { id: 'likely', type: 'scale', posted: '0', value: 0, cell: '0' },
  {
    id: 'drinks',
    type: 'choice',
    posted: 'coffee\nother\nKvass',
    value: { chosen: ['coffee', 'other'], other: 'Kvass' },
    cell: '"Coffee; Something else: Kvass"',
  },
];
const kept = Object.fromEntries(given.map(({ id, type, value }) => [id, { type, value }]));
const posted = Object.fromEntries(given.map((each) => [each.id, each.posted]));

let api: TestApi;
let owner: TestPerson;
let slug: string;
let receipt: string;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { code, form } = await makeWorkspace(api, owner);
  slug = code.slug;
  await readAnswer(api.as(owner).patch(`/form/${form.id}/`, { fields }));
  await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
});
afterAll(() => api.close());

const submit = (answers: object) =>
  sendAsVisitor(
    api,
    slug,
    'submit',
    visitorsAnswer({ rating: 9, comment: '', language: 'pl-PL', answers }),
  );
const listed = async (query = '') =>
  (await readAnswer<{ results: Feedback[] }>(api.as(owner).get(`/feedback/?${query}`))).results;

describe('answers to questions', () => {
  it('are kept by the id of their field, in the shape of their type', async () => {
    ({ receipt } = await readAnswer<{ receipt: string }>(submit(posted)));
    expect((await listed())[0]?.answers).toEqual(kept);
  });

  it('may be sent as they are kept, which comes to the same', async () => {
    const values = Object.fromEntries(given.map(({ id, value }) => [id, value]));
    const answer = visitorsAnswer({
      rating: 9,
      comment: '',
      language: 'pl-PL',
      answers: values,
    });
    await readAnswer(sendAsVisitor(api, slug, 'submit', answer));
    expect((await listed())[0]?.answers).toEqual(kept);
    const again = { ...answer, answers: posted };
    expect((await sendAsVisitor(api, slug, 'submit', again)).status).toBe(200);
  });

  it('are judged by the rule of their type', async () => {
    const wrong = {
      guests: '21',
      day: 'today',
      phone: 'mine',
      again: 'maybe',
      drinks: { tea: true },
    };
    const refused = await submit(wrong);
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()) as object).toSorted()).toEqual(
      Object.keys(wrong)
        .map((id) => `answers.${id}`)
        .toSorted(),
    );
  });

  it('are found by their words', async () => {
    expect(await listed('search=Ola')).toHaveLength(2);
    expect(await listed('search=kvass')).toHaveLength(2);
    expect(await listed('search=nobody')).toHaveLength(0);
  });

  it('narrow the list, its file and its count by question and answer', async () => {
    await readAnswer(submit({ again: 'no', drinks: 'tea' }));
    const found = async (query: string) => (await listed(query)).length;

    expect(await found('question=again')).toBe(3);
    expect(await found('question=again&answer=true')).toBe(2);
    expect(await found('question=again&answer=false')).toBe(1);
    expect(await found('question=drinks&answer=other')).toBe(2);
    expect(await found('question=drinks&answer=tea')).toBe(1);
    expect(await found('question=why&answer=service')).toBe(2);
    expect(await found('question=quote&answer=true')).toBe(2);
    expect(await found('question=likely&answer=0')).toBe(2);
    expect(await found('question=likely&answer=1')).toBe(0);
    expect(await found('question=unknown')).toBe(0);
    expect(await found("question=again'&answer='")).toBe(0);

    const page = await readAnswer<{ count: number }>(
      api.as(owner).get('/feedback/?question=drinks&answer=tea'),
    );
    expect(page.count).toBe(1);
    const file = await api
      .as(owner)
      .get('/feedback/export/?file_format=json&question=drinks&answer=tea');
    expect(await file.json()).toHaveLength(1);
    const [left] = await listed('question=drinks&answer=tea');
    await readAnswer(api.as(owner).post('/feedback/bulk_delete/', { ids: [left?.id] }));
  });

  it('are in the workbook, numbers as numbers', async () => {
    const file = await api.as(owner).get('/feedback/export/?file_format=xlsx');
    const folder = await mkdtemp(join(tmpdir(), 'hearback-questions-'));
    const path = join(folder, 'feedback.xlsx');
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
    const { stdout: sheet } = await run('unzip', ['-p', path, 'xl/worksheets/sheet1.xml']);
    await rm(folder, { recursive: true });

    expect(sheet).toContain('>Drinks<');
    expect(sheet.split('>Coffee; Something else: Kvass<')).toHaveLength(3);
    expect(sheet).toContain('>+48 600<');
    expect(sheet).toContain('>Cytujcie<');
  });

  it('have a column each in files, two of one label as well', async () => {
    const file = await api.as(owner).get('/feedback/export/?file_format=csv');
    const [heading = '', row = ''] = (await file.text()).split('\r\n');
    const labels = [
      'Which table?',
      'Which table?',
      'Guests',
      'Day',
      'Phone',
      'Again?',
      'Quote me',
      'Recommend?',
      'Drinks',
    ];
    expect(heading.split(',').slice(-labels.length)).toEqual(labels);
    expect(row.split(',').slice(-given.length)).toEqual(given.map(({ cell }) => cell));
    const json = await api.as(owner).get('/feedback/export/?file_format=json');
    expect(((await json.json()) as Feedback[])[0]).toMatchObject({ answers: kept });
  });

  it('are in the table for programs as JSON, beside columns with types', async () => {
    const file = await api.as(owner).get('/feedback/export/?file_format=parquet');
    expect(file.headers.get('content-type')).toBe('application/vnd.apache.parquet');
    const rows = await parquetReadObjects({ file: await file.arrayBuffer() });
    const [first] = await listed();

    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      id: first?.id,
      rating: 9,
      comment: '',
      is_proven: false,
      replied_at: null,
      date_submitted: new Date(first?.date_submitted ?? ''),
      answers: kept,
    });
  });

  it('come back on the receipt', async () => {
    const answer = await api.as(guest).get(`/receipt/${receipt}/`);
    expect(await answer.json()).toMatchObject({ answers: kept });
  });

  it('stay without what may identify their visitor', async () => {
    api.clock.skewMs = 31 * 86_400_000;
    await forgetVisitors({ ...api.tools, settings: { ...api.settings, personalDataDays: 30 } });
    const { guests, again, quote, likely, why } = kept;
    const drinks = { type: 'choice', value: { chosen: ['coffee', 'other'] } };
    expect((await listed())[0]?.answers).toEqual({ guests, again, quote, likely, why, drinks });
  });
});

describe('a question that is asked after another answer', () => {
  const when = { field: 'rating', test: 'at_most', value: 6 };
  const comment = { type: 'comment', required: true, show_when: when };
  const followUp = { type: 'short_text', id: 'table', required: true, show_when: when };

  it('is required where it is shown alone, and what is sent for a hidden one is not kept', async () => {
    const { code, form } = await makeWorkspace(api, owner);
    await readAnswer(
      api.as(owner).patch(`/form/${form.id}/`, { fields: [{ type: 'rating' }, comment, followUp] }),
    );
    await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
    const send = (rating: number, typed: object) =>
      sendAsVisitor(api, code.slug, 'submit', visitorsAnswer({ comment: '', rating, ...typed }));

    const refused = await send(6, {});
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      comment: ['This field is required.'],
      'answers.table': ['This field is required.'],
    });
    const typed = { comment: 'Too cold.', answers: { table: '4' } };
    expect((await send(9, typed)).status).toBe(201);
    expect((await send(2, typed)).status).toBe(201);
    const kept = (
      await readAnswer<{ results: Feedback[] }>(api.as(owner).get(`/feedback/?code=${code.id}`))
    ).results.map(({ rating, comment: words, answers }) => ({ rating, words, answers }));
    expect(kept).toContainEqual({ rating: 9, words: '', answers: {} });
    expect(kept).toContainEqual({
      rating: 2,
      words: 'Too cold.',
      answers: { table: { type: 'short_text', value: '4' } },
    });
  });

  it.each([
    ['unknown', { field: 'nobody', test: 'answered' }, 'no question'],
    ['later', { field: 'navigation', test: 'answered' }, 'no question'],
    ['impossible', { field: 'rating', test: 'at_least', value: 11 }, 'not possible'],
  ])('is refused after an answer that is %s, by the place of the field', async (_, wrong, said) => {
    const { form } = await makeWorkspace(api, owner);
    const fields = [{ type: 'rating' }, { ...comment, show_when: wrong }];
    const refused = await api.as(owner).patch(`/form/${form.id}/`, { fields });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      'fields.1.show_when': [expect.stringContaining(said)],
    });
  });
});
