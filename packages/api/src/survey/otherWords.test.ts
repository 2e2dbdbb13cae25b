import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { forgettingSql } from '../feedback/forgetting.sql.ts';
import type { Feedback } from '../feedback/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeForm, makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let answer: Record<string, unknown>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  answer = visitorsAnswer({ name: ' Ada ', email: 'ada@example.com' });
});
afterAll(() => api.close());

const submit = (changes: object = {}) =>
  api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, { ...answer, ...changes });
const send = async (changes: object = {}) => {
  const response = await submit(changes);
  return { status: response.status, body: (await response.json()) as { receipt?: string } };
};
const listed = async () =>
  (await readAnswer<{ results: Feedback[] }>(api.as(owner).get('/feedback/'))).results;

const taken = {
  status: 409,
  body: {
    detail: 'Another answer was kept under this client_id. Send this one under a new one.',
    code: 'id_taken',
  },
};

describe('other words under the id of an answer', () => {
  it.each([
    { rating: 8 },
    { comment: 'Lovely cake!' },
    { comment: '' },
    { name: 'Eve' },
    { email: null },
  ])('are refused and change nothing: %j', async (other) => {
    const first = await send();
    expect(first.status).toBe(201);

    expect(await send(other)).toEqual(taken);

    expect(await send()).toEqual({ ...first, status: 200 });
    expect(await listed()).toMatchObject([
      { rating: 9, comment: 'Lovely cake.', name: 'Ada', email: 'ada@example.com' },
    ]);
  });

  it('are a second answer under an id of their own', async () => {
    const first = await send();
    const client_id = crypto.randomUUID();
    expect(await send({ comment: 'And warm.' })).toEqual(taken);
    const second = await send({ client_id, comment: 'And warm.' });
    expect(second.status).toBe(201);
    expect(second.body.receipt).not.toBe(first.body.receipt);
    expect((await listed()).map(({ comment }) => comment)).toEqual(['And warm.', 'Lovely cake.']);
  });

  it('sent at once let one of them in, and tell the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send({ comment: `Words ${at}` })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await listed()).toHaveLength(1);
  });

  it('are refused for the code being paused, or for what they say, before anything else', async () => {
    await send();
    const wrong = await send({ rating: 11 });
    expect(wrong.status).toBe(400);

    await readAnswer(api.as(owner).post(`/code/${workspace.code.id}/pause/`, {}));
    expect(await send({ comment: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'not_published' },
    });
    expect((await send()).status).toBe(200);
  });
});

describe('the same words', () => {
  it('are the same however they are written, and whatever travels with them', async () => {
    const first = await send();
    const again = {
      client_id: String(answer['client_id']).toUpperCase(),
      comment: '  Lovely cake. ',
      name: 'Ada',
      rating: 9,
      duration: 99,
      language: 'pl',
      scan_token: crypto.randomUUID(),
      occurred_at: '2020-01-01T00:00:00Z',
    };
    expect(await send(again)).toEqual({ ...first, status: 200 });
  });

  it('are judged by the form they were given to, whatever it asks for now', async () => {
    const first = await send();
    const fields = [{ type: 'rating' }, { type: 'name', required: true }];
    await readAnswer(api.as(owner).put(`/form/${workspace.form.id}/`, { ...cafeForm, fields }));
    await readAnswer(api.as(owner).post(`/code/${workspace.code.id}/publish/`, {}));
    expect(await send()).toEqual({ ...first, status: 200 });
    // The field that is gone is still part of what was said.
    expect(await send({ comment: 'Other' })).toEqual(taken);
    expect((await send({ name: '' })).status).toBe(400);
  });
});

describe('after an answer', () => {
  it('was erased, nobody learns whether they know its words', async () => {
    const { body } = await send();
    await api.as(guest).delete(`/receipt/${body.receipt}/`);

    const again = [await send(), await send({ comment: 'Other', rating: 1 })];
    expect(again).toEqual([
      { status: 200, body },
      { status: 200, body },
    ]);
    expect(await listed()).toEqual([]);
  });

  it('was forgotten, its words are not compared', async () => {
    const { body } = await send();
    const [{ id } = { id: '' }] = await listed();
    const forgotten = { account_id: owner.accountId, id, counted_words: new Uint8Array() };
    await forgettingSql.forget(api.store.db, [forgotten], new Date());

    expect(await send({ comment: 'Other' })).toEqual({ status: 200, body });
    expect(await listed()).toMatchObject([{ id, comment: '' }]);
  });
});
