import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Form } from '../form/contract.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeForm, makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let feedback: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  feedback = answersAt(api, owner, workspace.code.slug);
});
afterAll(() => api.close());

const hourMs = 3_600_000;
const submit = (changes: object) =>
  api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, visitorsAnswer({ ...changes }));
const hoursAgo = (hours: number) =>
  new Date(Date.now() + api.clock.skewMs - hours * hourMs).toISOString();
const turn = (to: 'pause' | 'resume') =>
  readAnswer(api.as(owner).post(`/code/${workspace.code.id}/${to}/`, {}));

describe('an answer that arrives while its code is paused', () => {
  it('is taken in when it was given before, and refused when it was given since', async () => {
    api.clock.skewMs = 24 * hourMs;
    await turn('pause');
    api.clock.skewMs = 26 * hourMs;
    const since = await submit({ occurred_at: hoursAgo(1) });
    expect([since.status, await since.json()]).toMatchObject([409, { code: 'not_published' }]);
    expect((await submit({})).status).toBe(409);

    const before = hoursAgo(3);
    expect((await submit({ occurred_at: before })).status).toBe(201);
    expect(await feedback.list()).toMatchObject([{ occurred_at: before }]);
  });

  it('is judged by when the code was paused first, and by the last time after it was open', async () => {
    api.clock.skewMs = 24 * hourMs;
    await turn('pause');
    api.clock.skewMs = 28 * hourMs;
    await turn('pause');
    expect((await submit({ occurred_at: hoursAgo(2) })).status).toBe(409);

    await turn('resume');
    api.clock.skewMs = 40 * hourMs;
    await turn('pause');
    api.clock.skewMs = 41 * hourMs;
    expect((await submit({ occurred_at: hoursAgo(2) })).status).toBe(201);
    expect((await submit({ occurred_at: hoursAgo(0.5) })).status).toBe(409);
  });

  it('cannot say that it is older than phones remember', async () => {
    api.clock.skewMs = 24 * hourMs;
    await turn('pause');
    api.clock.skewMs = 25 * hourMs;
    expect((await submit({ occurred_at: hoursAgo(31 * 24) })).status).toBe(409);
  });
});

describe('an answer to a form that the code no longer shows', () => {
  /** Gives the code another form, and answers the one it had. */
  const exchange = async (): Promise<Form> => {
    const { post, patch } = api.as(owner);
    const fields = [{ type: 'name', required: true }];
    const other = await readAnswer<Form>(post('/form/', { ...cafeForm, title: 'Names', fields }));
    await readAnswer(patch(`/code/${workspace.code.id}/`, { form: other.id }));
    await readAnswer(post(`/code/${workspace.code.id}/publish/`, {}));
    return other;
  };

  it('is judged by, and kept with, the form the visitor saw', async () => {
    const shown = await readAnswer<{ form_id: string; form_version: number }>(
      api.as(guest).get(`/survey/${workspace.code.slug}/`),
    );
    expect(shown.form_id).toBe(workspace.form.id);
    const other = await exchange();

    const { form_id, form_version } = shown;
    expect((await submit({ form_id, form_version })).status).toBe(201);
    expect((await submit({ form_id: form_id.toUpperCase(), form_version })).status).toBe(201);
    expect(await feedback.list()).toMatchObject([
      { form: form_id, form_version: 1, rating: 9 },
      { form: form_id, form_version: 1, rating: 9 },
    ]);
    expect((await submit({ form_id: other.id, form_version: 1 })).status).toBe(400);
  });

  it('is judged by the form of today when all it says is the number of a version', async () => {
    const other = await exchange();
    expect((await submit({ form_version: 1 })).status).toBe(400);
    expect((await submit({ form_version: 1, name: 'Ada' })).status).toBe(201);
    expect(await feedback.list()).toMatchObject([{ form: other.id, rating: null, name: 'Ada' }]);
  });

  it('of another account, or of nobody, is judged by the form of today', async () => {
    const stranger = await makeOpenWorkspace(api, await api.addPerson('stranger'));
    for (const form_id of [stranger.form.id, crypto.randomUUID()]) {
      expect((await submit({ form_id, form_version: 1 })).status).toBe(201);
    }
    const forms = (await feedback.list()).map(({ form }) => form);
    expect(forms).toEqual([workspace.form.id, workspace.form.id]);
    expect((await submit({ form_id: 'x', form_version: 1 })).status).toBe(400);
  });
});
