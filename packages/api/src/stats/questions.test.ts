import { FormDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StatsQuestion } from './contract.ts';
import { estimateMedian, estimateShare } from './estimates.ts';
import { createRandom } from '../sample/seed/random.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { makeWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

const fieldsOf = (question: string) =>
  v.parse(FormDocument, {
    title: 'Questions',
    fields: [
      { type: 'rating' },
      { type: 'short_text', id: 'wish', label: 'A wish?' },
      { type: 'number', id: 'guests', label: 'Guests' },
      { type: 'scale', id: 'tell', kind: 'recommend' },
      { type: 'scale', id: 'well', kind: 'thumbs' },
      { type: 'consent', id: 'news', label: 'Write to me' },
      { type: 'reasons', id: 'why' },
      {
        type: 'choice',
        id: 'source',
        label: 'How did you find us?',
        several: true,
        other: true,
        options: [
          { id: 'map', label: 'A map' },
          { id: 'friend', label: 'A friend' },
        ],
      },
      {
        type: 'yes_no',
        id: 'again',
        label: { 'en-US': question, 'pl-PL': 'Czy wrócisz?' },
        yes_label: { 'en-US': 'Yes', 'pl-PL': 'Tak' },
        no_label: { 'en-US': 'No', 'pl-PL': 'Nie' },
      },
    ],
  }).fields;

let api: TestApi;
let owner: TestPerson;
let code: { id: string; slug: string };
let form: { id: string };

const submit = async (answers: object) => {
  const answer = visitorsAnswer({ rating: 9, comment: '', answers });
  expect((await sendAsVisitor(api, code.slug, 'submit', answer)).status).toBe(201);
};
const find = async (query = '', person = owner) => {
  const { questions } = await readAnswer<{ questions: StatsQuestion[] }>(
    api.as(person).get(`/stats/questions/?${query}`),
  );
  return questions;
};
const publish = async (question: string) => {
  await readAnswer(api.as(owner).patch(`/form/${form.id}/`, { fields: fieldsOf(question) }));
  await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
};

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  ({ code, form } = await makeWorkspace(api, owner));
  await publish('Will you return?');
  await submit({
    wish: 'More cake please',
    guests: '2',
    again: 'yes',
    tell: '10',
    well: '1',
    why: 'service',
  });
  await submit({
    wish: 'Cake',
    guests: '4',
    again: 'yes',
    source: ['map', 'other', 'A book'],
    news: 'yes',
  });
  await submit({ again: 'no', guests: '9', tell: '0', well: '1', source: ['map', 'friend'] });
  await submit({});
});
afterAll(() => api.close());

describe('the answers to further questions', () => {
  it('are counted by option with the interval of a share, of those who answered', async () => {
    const again = (await find()).find(({ field_id }) => field_id === 'again');
    expect(again).toMatchObject({
      form_id: form.id,
      type: 'yes_no',
      label: 'Will you return?',
      asked: 4,
      answered: estimateShare(3, 4),
      options: [
        { id: 'true', label: 'Yes', count: 2, share: estimateShare(2, 3) },
        { id: 'false', label: 'No', count: 1, share: estimateShare(1, 3) },
      ],
      mean: null,
      median: null,
      texts: [],
    });
  });

  it('of several options have shares of those who answered, and words of everything else', async () => {
    const source = (await find()).find(({ field_id }) => field_id === 'source');
    expect(source).toMatchObject({
      answered: { n: 4, value: 0.5 },
      options: [
        { id: 'map', label: 'A map', count: 2, share: { value: 1, n: 2 } },
        { id: 'friend', count: 1, share: { value: 0.5 } },
        { id: 'other', count: 1 },
      ],
      texts: [{ text: 'A book' }],
    });
  });

  it('on a scale have a mean with its interval, and from 0 to 10 the net promoter score', async () => {
    const found = await find();
    const tell = found.find(({ field_id }) => field_id === 'tell');
    expect(tell?.options).toHaveLength(11);
    expect(tell?.options[0]).toMatchObject({ id: '0', label: '0 · Not at all likely', count: 1 });
    expect(tell?.options[5]).toMatchObject({ label: '5', count: 0, share: { value: 0, n: 2 } });
    expect(tell).toMatchObject({
      mean: { value: 5, n: 2 },
      nps: { score: 0, promoters: 1, detractors: 1 },
    });
    expect(found.find(({ field_id }) => field_id === 'well')).toMatchObject({
      options: [
        { label: '0 · No', count: 0 },
        { label: '1 · Yes', count: 2 },
      ],
      mean: null,
      nps: null,
    });
  });

  it('are a share of those asked where there is only one, as with consent', async () => {
    const news = (await find()).find(({ field_id }) => field_id === 'news');
    expect(news).toMatchObject({ asked: 4, answered: estimateShare(1, 4), options: [], texts: [] });
  });

  it('of several lists are counted under one reason', async () => {
    const why = (await find()).find(({ field_id }) => field_id === 'why');
    expect(why?.options.filter(({ id }) => id === 'service')).toMatchObject([
      { label: 'Service', count: 1, share: { n: 1 } },
    ]);
  });

  it('of numbers have a median with its range', async () => {
    const guests = (await find()).find(({ field_id }) => field_id === 'guests');
    expect(guests).toMatchObject({
      median: { value: 4, n: 3 },
      lowest: 2,
      highest: 9,
      options: [],
    });
  });

  it('that were typed are listed newest first, and their words counted', async () => {
    const wish = (await find()).find(({ field_id }) => field_id === 'wish');
    expect(wish?.texts.map(({ text }) => text)).toEqual(['Cake', 'More cake please']);
    expect(wish?.words).toContainEqual({ text: 'cake', count: 2 });
    expect(wish?.options).toEqual([]);
  });

  it('are told in the language of the reader', async () => {
    const again = (await find('language=pl-PL')).find(({ field_id }) => field_id === 'again');
    expect(again?.label).toBe('Czy wrócisz?');
    expect(again?.options.map(({ label }) => label)).toEqual(['Tak', 'Nie']);
    expect((await api.as(owner).get('/stats/questions/?language=xx')).status).toBe(400);
  });

  it('narrow to a form, a code and days; another account has none', async () => {
    expect(await find(`form=${form.id}&code=${code.id}&timeframe=last_7_days`)).toHaveLength(8);
    const [none] = await find('from=2020-01-01&to=2020-01-31');
    expect(none).toMatchObject({ asked: 0, answered: { value: null, n: 0 } });
    expect(await find(`form=${crypto.randomUUID()}`)).toEqual([]);
    expect(await find('', await api.addPerson('other'))).toEqual([]);
  });

  it('leave out what is set aside, unless it is asked for', async () => {
    // A program that fills in the field that people do not see.
    const answer = visitorsAnswer({ answers: { again: 'no' }, website: 'https://example.com' });
    await readAnswer(sendAsVisitor(api, code.slug, 'submit', answer));
    const [counted] = await find();
    const [all] = await find('set_aside=include');
    expect(all?.asked).toBe((counted?.asked ?? 0) + 1);
  });

  it('are counted together when a version asks in other words, and both are named', async () => {
    await publish('Shall we see you again?');
    await submit({ again: 'no' });
    const again = (await find()).find(({ field_id }) => field_id === 'again');
    expect(again).toMatchObject({ label: 'Shall we see you again?', asked: 5 });
    expect(again?.options.map(({ count }) => count)).toEqual([2, 2]);
    expect(again?.wordings).toEqual([
      { label: 'Shall we see you again?', since_version: 2, asked: 1 },
      { label: 'Will you return?', since_version: 1, asked: 4 },
    ]);
  });
});

describe('a question that is asked after another answer', () => {
  it('is a share of those who were asked', async () => {
    const { code: other, form: followUps } = await makeWorkspace(api, owner);
    const after = (field: string, test: string, value?: string | number) => ({
      show_when: { field, test, ...(value !== undefined && { value }) },
    });
    const { fields } = v.parse(FormDocument, {
      title: 'Follow-ups',
      fields: [
        { type: 'rating' },
        { type: 'comment' },
        { type: 'yes_no', id: 'low', ...after('rating', 'at_most', 6) },
        { type: 'short_text', id: 'no', ...after('low', 'is', 'false') },
        { type: 'short_text', id: 'not_yes', ...after('low', 'is_not', 'true') },
        { type: 'number', id: 'wordless', ...after('comment', 'not_answered') },
        { type: 'reasons', id: 'why' },
        { type: 'consent', id: 'wait', ...after('why', 'is', 'wait') },
      ],
    });
    await readAnswer(api.as(owner).patch(`/form/${followUps.id}/`, { fields }));
    await readAnswer(api.as(owner).post(`/code/${other.id}/publish/`, {}));
    const answers = [
      { rating: 2, comment: 'Cold', answers: { low: 'no', no: 'Far', why: 'wait' } },
      { rating: 6, comment: '', answers: { low: 'yes', no: 'Not asked' } },
      { rating: 6, comment: '' },
      { rating: 9, comment: '', answers: { low: 'no', why: 'wait' } },
    ];
    for (const answer of answers) {
      const sent = await sendAsVisitor(api, other.slug, 'submit', visitorsAnswer(answer));
      expect(sent.status).toBe(201);
    }

    const found = await find(`form=${followUps.id}`);
    expect(found.map(({ field_id, asked, answered }) => [field_id, asked, answered.n])).toEqual([
      ['low', 3, 3],
      ['no', 1, 1],
      ['not_yes', 1, 1],
      ['wordless', 3, 3],
      ['why', 4, 4],
      ['wait', 1, 1],
    ]);
    expect(found[0]?.answered).toEqual(estimateShare(2, 3));
  });
});

describe('the interval of a median', () => {
  it.each([10, 50, 400])('covers it in 95 of 100 samples of %d or more', (n) => {
    const random = createRandom(n);
    let covered = 0;
    const tries = 2_000;
    for (let nth = 0; nth < tries; nth += 1) {
      const sample = new Map<number, number>();
      for (let at = 0; at < n; at += 1) {
        // A skewed distribution with the median ln 2, in steps too small to tie.
        const value = -Math.log(1 - random.share());
        sample.set(value, (sample.get(value) ?? 0) + 1);
      }
      const { low, high } = estimateMedian(sample);
      if (low !== null && high !== null && low <= Math.LN2 && high >= Math.LN2) covered += 1;
    }
    expect(covered / tries).toBeGreaterThan(0.94);
  });
});
