import { afterAll, beforeAll, expect, it } from 'vitest';

import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { statementsOf } from '../test/statementsOf.ts';
import { makeOpenWorkspace } from '../test/workspace.ts';

let api: TestApi;
let answers: ReturnType<typeof answersAt>;
let place: string;

beforeAll(async () => {
  api = await createTestApi();
  const owner = await api.addPerson('owner');
  const { code, company, location } = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, code.slug);
  place = `company=${company.id}&site=${location.id}&code=${code.id}`;
  await answers.leave({}, {}, {}, {}, {});
});
afterAll(() => api.close());

it('a page of feedback costs four statements at most, wherever it is and whatever it is narrowed by', async () => {
  const { next_cursor } = await answers.page('?page_size=2');
  for (const query of [
    'page_size=2',
    'page_size=2&page=2',
    `page_size=2&page=2&after=${next_cursor}`,
    `page_size=2&ordering=-rating&status=new&sentiment=positive&rating_min=1&search=lovely&period=7d&${place}`,
  ]) {
    const { length: count } = await statementsOf(api.tools.engine, () => answers.page(`?${query}`));
    expect(count).toBeGreaterThan(0);
    expect([query, count <= 4 ? 'few' : count]).toEqual([query, 'few']);
  }
});
