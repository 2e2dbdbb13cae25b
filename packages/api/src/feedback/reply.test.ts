import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Feedback } from './contract.ts';
import type { SubmittedAnswer } from '../survey/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let receipt: string;
let one: Feedback;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  const path = `/survey/${code.slug}/submit/`;
  ({ receipt } = await readAnswer<{ receipt: string }>(
    api.as(guest).post(path, visitorsAnswer({ rating: 3 })),
  ));
  const { results } = await readAnswer<{ results: Feedback[] }>(api.as(owner).get('/feedback/'));
  if (!results[0]) throw new Error('An answer was left above.');
  [one] = results as [Feedback];
});
afterAll(() => api.close());

const patch = (body: object) => api.as(owner).patch(`/feedback/${one.id}/`, body);
const change = (body: object) => readAnswer<Feedback>(patch(body));
const sent = () => readAnswer<SubmittedAnswer>(api.as(guest).get(`/receipt/${receipt}/`));

it('there is no reply until its owner writes one, which the visitor reads by the receipt', async () => {
  expect(one).toMatchObject({ reply: '', replied_at: null });
  expect(await sent()).toMatchObject({ reply: '', replied_at: null });

  const replied = await change({ reply: '  We are sorry, Ada.\n\nCome again!  ' });
  expect(replied).toEqual({
    ...one,
    reply: 'We are sorry, Ada.\n\nCome again!',
    replied_at: expect.stringMatching(/Z$/) as unknown,
    reply_state: 'receipt_only',
  });
  const { reply, replied_at } = await sent();
  expect({ reply, replied_at }).toEqual({ reply: replied.reply, replied_at: replied.replied_at });
});

it('the moment is that of the words: it moves with them, and with nothing else', async () => {
  const first = await change({ reply: 'One' });
  api.clock.skewMs = 60_000;
  expect(await change({ reply: 'One', status: 'resolved' })).toMatchObject({
    replied_at: first.replied_at,
  });
  expect(await change({ note: 'Called' })).toMatchObject({ replied_at: first.replied_at });
  const second = await change({ reply: 'Two' });
  expect(Date.parse(second.replied_at ?? '')).toBeGreaterThan(Date.parse(first.replied_at ?? ''));
});

it('an empty reply takes it back', async () => {
  await change({ reply: 'Too harsh' });
  expect(await change({ reply: '' })).toMatchObject({ reply: '', replied_at: null });
  expect(await sent()).toMatchObject({ reply: '', replied_at: null });
});

it.each([
  ['x'.repeat(2_001), 'This text is too long.'],
  ['a\0', 'Null characters are not allowed.'],
  [7, 'Not a valid string.'],
])('the reply %j is refused', async (reply, sentence) => {
  const response = await patch({ reply });
  expect([response.status, await response.json()]).toEqual([400, { reply: [sentence] }]);
  expect(await sent()).toMatchObject({ reply: '' });
});

it('nobody else replies, nor to an answer that is gone', async () => {
  const stranger = await api.addPerson('stranger');
  const path = `/feedback/${one.id}/`;
  expect((await api.as(stranger).patch(path, { reply: 'Ha' })).status).toBe(404);
  await api.as(guest).delete(`/receipt/${receipt}/`);
  expect((await patch({ reply: 'Late' })).status).toBe(404);
});

it('is in the files of the list', async () => {
  await change({ reply: 'Thank you, Ada' });
  const file = async (format: string) =>
    (await api.as(owner).get(`/feedback/export/?file_format=${format}`)).text();
  expect(await file('csv')).toMatch(/Reply.*Replied \(UTC\)[^]*Thank you, Ada/);
  expect(JSON.parse(await file('json'))).toMatchObject([{ reply: 'Thank you, Ada' }]);
});
