import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback } from './contract.ts';
import type { FormVersion } from '../form/contract.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeForm, makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let answers: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, workspace.code.slug);
});
afterAll(() => api.close());

const change = (id: string | undefined, body: object, person = owner) =>
  api.as(person).patch(`/feedback/${id}/`, body);

describe('an answer', () => {
  it('begins as new, without a note', async () => {
    await answers.leave({ rating: 2, comment: '' });
    expect(await answers.list()).toMatchObject([
      { status: 'new', note: '', sentiment: 'negative' },
    ]);
  });

  it('changes what is named, and keeps the rest', async () => {
    await answers.leave({ rating: 2 });
    const [one] = await answers.list();
    await readAnswer(change(one?.id, { note: '  Called her back.\n' }));
    await readAnswer(change(one?.id, { status: 'in_progress' }));
    expect(await readAnswer(change(one?.id, {}))).toEqual({
      ...one,
      status: 'in_progress',
      note: 'Called her back.',
    });
    expect(await readAnswer(change(one?.id, { note: '' }))).toMatchObject({ note: '' });
  });

  it('has its mood worked out again when the owner takes their word back', async () => {
    await answers.leave({ rating: 2, comment: '' }, { rating: 2, comment: 'Lovely cake.' });
    const [told, one] = await answers.list();
    expect(await readAnswer(change(one?.id, { sentiment: 'positive' }))).toMatchObject({
      sentiment: 'positive',
      sentiment_source: 'owner',
    });
    expect(await readAnswer(change(one?.id, { status: 'resolved' }))).toMatchObject({
      sentiment_source: 'owner',
    });
    expect(await readAnswer(change(one?.id, { sentiment: null }))).toMatchObject({
      sentiment: 'negative',
      sentiment_source: 'rating',
    });
    await readAnswer(change(told?.id, { sentiment: 'neutral' }));
    expect(await readAnswer(change(told?.id, { sentiment: null }))).toMatchObject({
      sentiment: 'positive',
      sentiment_source: 'comment',
    });
  });

  it.each([
    { status: 'done' },
    { status: null },
    { note: 'x'.repeat(2_001) },
    { note: 'a\0b' },
    { note: null },
    { sentiment: 'odd' },
    { assignee: 'somebody' },
  ])('refuses %j and stays as it was', async (body) => {
    await answers.leave({});
    const [one] = await answers.list();
    expect((await change(one?.id, body)).status).toBe(400);
    expect(await answers.list()).toEqual([one]);
  });

  it('is found by its status', async () => {
    await answers.leave({ rating: 1 }, { rating: 2 });
    const [two] = await answers.list();
    await readAnswer(change(two?.id, { status: 'resolved' }));
    expect((await answers.list('?status=resolved')).map(({ rating }) => rating)).toEqual([2]);
    expect((await answers.list('?status=new')).map(({ rating }) => rating)).toEqual([1]);
    expect((await api.as(owner).get('/feedback/?status=done')).status).toBe(400);
  });

  it('is shown by the form it was given to, also when that form is gone', async () => {
    await answers.leave({});
    const [one] = await answers.list();
    const { form, code } = workspace;
    const changed = { ...cafeForm, title: 'Another title' };
    await readAnswer(api.as(owner).put(`/form/${form.id}/`, changed));
    await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
    await api.as(owner).delete(`/form/${form.id}/`);

    const at = `/form/${one?.form}/version/${one?.form_version}/`;
    expect(await readAnswer<FormVersion>(api.as(owner).get(at))).toMatchObject({
      form: form.id,
      version: 1,
      title: cafeForm.title,
      fields: [{ label: 'How was it?' }, {}, {}, {}, { type: 'navigation' }],
    });
    expect((await api.as(stranger).get(at)).status).toBe(404);
    expect((await api.as(guest).get(at)).status).toBe(401);
    for (const version of ['0', '3', '1.5', 'x', '99999999999']) {
      expect((await api.as(owner).get(`/form/${form.id}/version/${version}/`)).status).toBe(404);
    }
  });
});

describe('the time of an answer', () => {
  const setTimes = (due_times: object[], person = owner) =>
    api.as(person).put('/due_times/', { due_times });
  const times = [
    { rating_min: 1, rating_max: 4, hours: 4 },
    { rating_min: 5, rating_max: 6, hours: 48 },
  ];

  it('is that of its rating, and it is overdue once that is up', async () => {
    await answers.leave({ rating: 4 }, { rating: 5 }, { rating: 9 });
    expect((await answers.list()).map(({ due_at: dueAt }) => dueAt)).toEqual([null, null, null]);
    expect(await readAnswer(setTimes(times.toReversed()))).toEqual({ due_times: times });
    expect(await readAnswer(api.as(owner).get('/due_times/'))).toEqual({ due_times: times });
    expect(await readAnswer(api.as(stranger).get('/due_times/'))).toEqual({ due_times: [] });

    const hoursOf = ({ due_at: dueAt, date_submitted: at }: Feedback) =>
      dueAt === null ? null : (Date.parse(dueAt) - Date.parse(at)) / 3_600_000;
    const overdue = async () => {
      const { count, results } = await answers.page('?work=overdue');
      expect(count).toBe(results.length);
      return results.map(({ rating }) => rating);
    };
    const skewMs = api.clock.skewMs;
    expect((await answers.list()).map(hoursOf)).toEqual([null, 48, 4]);
    expect(await overdue()).toEqual([]);
    api.clock.skewMs = skewMs + 5 * 3_600_000;
    expect(await overdue()).toEqual([4]);
    api.clock.skewMs = skewMs + 49 * 3_600_000;
    expect(await overdue()).toEqual([5, 4]);
    await readAnswer(setTimes([{ rating_min: 9, rating_max: 10, hours: 1 }]));
    expect(await overdue()).toEqual([9]);
    api.clock.skewMs = skewMs;
  });

  it.each([{ status: 'resolved' }, { status: 'dismissed' }, { reply: 'Sorry!' }])(
    'ends with %j, and goes on when that is taken back',
    async (done) => {
      await readAnswer(setTimes([{ rating_min: 1, rating_max: 10, hours: 1 }]));
      await answers.leave({ rating: 2 }, { rating: 3 });
      api.clock.skewMs += 2 * 3_600_000;
      const [, one] = await answers.list();
      const waiting = async (query: string) =>
        (await answers.list(query)).map(({ rating }) => rating);
      expect(await waiting('?work=unanswered')).toEqual([3, 2]);
      await readAnswer(change(one?.id, { status: 'in_progress' }));
      expect(await waiting('?work=overdue')).toEqual([3, 2]);
      expect(await readAnswer(change(one?.id, done))).toMatchObject({ due_at: null });
      expect(await waiting('?work=unanswered')).toEqual([3]);
      expect(await waiting('?work=overdue')).toEqual([3]);
      const undone = 'reply' in done ? { reply: '' } : { status: 'new' };
      expect(await readAnswer(change(one?.id, undone))).toMatchObject({ due_at: one?.due_at });
      expect(await waiting('?work=overdue')).toEqual([3, 2]);
    },
  );

  it.each([
    [{ rating_min: 0, rating_max: 4, hours: 4 }],
    [{ rating_min: 4, rating_max: 3, hours: 4 }],
    [{ rating_min: 4, rating_max: 11, hours: 4 }],
    [{ rating_min: 1, rating_max: 4, hours: 0 }],
    [{ rating_min: 1, rating_max: 4, hours: 721 }],
    [{ rating_min: 1, rating_max: 4, hours: 1.5 }],
    [
      { rating_min: 1, rating_max: 4, hours: 4 },
      { rating_min: 4, rating_max: 6, hours: 4 },
    ],
  ])('is not %j, and stays', async (...wrong) => {
    await readAnswer(setTimes(times));
    expect((await setTimes(wrong)).status).toBe(400);
    expect(await readAnswer(api.as(owner).get('/due_times/'))).toEqual({ due_times: times });
  });
});

describe('many answers', () => {
  const move = (body: object, person = owner) =>
    api.as(person).post('/feedback/bulk_update/', body);

  it('are moved on together, and told as they are then', async () => {
    await answers.leave({ rating: 1 }, { rating: 2 }, { rating: 3 });
    const ids = (await answers.list()).slice(0, 2).map(({ id }) => id);
    const { results } = await readAnswer<{ results: Feedback[] }>(
      move({ ids: [...ids, ids[0]], status: 'dismissed' }),
    );
    expect(results.map(({ rating, status }) => [rating, status])).toEqual([
      [3, 'dismissed'],
      [2, 'dismissed'],
    ]);
    expect((await answers.list()).map(({ status }) => status)).toEqual([
      'dismissed',
      'dismissed',
      'new',
    ]);
  });

  it.each([() => crypto.randomUUID(), () => 'nonsense'])(
    'stay as they are when one of them is not there',
    async (missing) => {
      await answers.leave({});
      const [one] = await answers.list();
      const response = await move({ ids: [one?.id, missing()], status: 'resolved' });
      expect(response.status).toBe(404);
      expect(await answers.list()).toEqual([one]);
    },
  );

  it('are not for the owner of another account', async () => {
    await answers.leave({});
    const [one] = await answers.list();
    expect((await move({ ids: [one?.id], status: 'resolved' }, stranger)).status).toBe(404);
    expect((await change(one?.id, { note: 'mine now' }, stranger)).status).toBe(404);
    expect(await answers.list()).toEqual([one]);
  });

  it.each([
    { ids: [], status: 'new' },
    { ids: ['x'] },
    { ids: ['x'], status: 'done' },
    { ids: ['x'], assignee: null, set_aside: true },
  ])('are not moved by %j', async (body) => {
    expect((await move(body)).status).toBe(400);
  });
});
