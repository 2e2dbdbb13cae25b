import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { cafeFrame, makeWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const publish = (codeId: string, body: object = { email_copy: true }) =>
  readAnswer<{ emailed_to: string | null }>(api.as(owner).post(`/code/${codeId}/publish/`, body));

/** How many letters and messages of publications were asked for. */
const countTold = async () => {
  const { accountId } = owner;
  const letters = api.jobs.filter(
    ({ name, input }) => name === 'sendCodePublished' && input.accountId === accountId,
  );
  const told = await api.database
    .selectFrom('notification')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'code_published')
    .select('count')
    .execute();
  return { letters: letters.length, told: told.reduce((sum, { count }) => sum + count, 0) };
};

it('is one publication with one letter when it is asked for again after an answer was lost', async () => {
  const { code } = await makeWorkspace(api, owner);
  const first = await publish(code.id);
  expect(await publish(code.id)).toEqual(first);
  expect(await countTold()).toEqual({ letters: 1, told: 1 });
});

it('sends the letter that was not asked for at first', async () => {
  const { code } = await makeWorkspace(api, owner);
  await publish(code.id, {});
  expect((await publish(code.id)).emailed_to).toBe(owner.email);
  expect(await countTold()).toMatchObject({ letters: 1 });
});

it('is another publication a minute later, and as soon as anything it shows has changed', async () => {
  const { code, frame } = await makeWorkspace(api, owner);
  await publish(code.id);
  api.clock.skewMs = 61_000;
  await publish(code.id);
  expect(await countTold()).toMatchObject({ letters: 2 });

  const { patch, put } = api.as(owner);
  api.clock.skewMs = 62_000;
  await readAnswer(patch(`/code/${code.id}/`, { name: 'Renamed' }));
  await publish(code.id);
  expect(await countTold()).toMatchObject({ letters: 3 });

  api.clock.skewMs = 63_000;
  await readAnswer(put(`/frame/${frame.id}/`, { ...cafeFrame, name: 'Another' }));
  await publish(code.id);
  expect(await countTold()).toMatchObject({ letters: 4 });
});
