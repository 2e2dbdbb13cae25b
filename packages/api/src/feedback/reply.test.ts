import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback, SavedReplies, SavedReply } from './contract.ts';
import type { SubmittedAnswer } from '../survey/contract.ts';
import { addColleague } from '../test/addColleague.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let receipt: string;
let one: Feedback;
let location: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  const { code, location: place } = await makeOpenWorkspace(api, owner);
  location = place.id;
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

describe('a saved reply', () => {
  const thanks = {
    title: 'Thanks',
    words: [
      { language: 'en-US', text: 'Thank you!' },
      { language: 'pl-PL', text: 'Dziękujemy!' },
    ],
  };
  const list = async (person = owner) =>
    (await readAnswer<SavedReplies>(api.as(person).get('/saved_reply/'))).saved_replies;
  const save = (id: string, body: object = thanks, person = owner) =>
    api.as(person).put(`/saved_reply/${id}/`, body);

  it('is added, changed and deleted under its id, for all who may reply, in any language', async () => {
    const id = crypto.randomUUID();
    const saved = await readAnswer<SavedReply>(save(id));
    expect(saved).toEqual({ id, ...thanks, date_updated: expect.any(String) as string });
    // The response to the first may have been lost.
    await readAnswer(save(id));
    await readAnswer(save(crypto.randomUUID(), { ...thanks, title: 'Apology' }));
    expect((await list()).map(({ title }) => title)).toEqual(['Apology', 'Thanks']);

    const near = await addColleague(api, owner, 'near', { locations: [location] });
    await readAnswer(save(id, { ...thanks, title: 'Warm thanks' }, near));
    expect((await list(near)).map(({ title }) => title)).toEqual(['Apology', 'Warm thanks']);
    const { status } = await api.as(near).delete(`/saved_reply/${id}/`);
    expect(status).toBe(204);
    expect((await api.as(owner).delete(`/saved_reply/${id}/`)).status).toBe(404);
    expect((await list()).map(({ title }) => title)).toEqual(['Apology']);
  });

  it('is unseen by other accounts and by readers', async () => {
    const id = crypto.randomUUID();
    await readAnswer(save(id));
    const stranger = await api.addPerson('stranger');
    expect(await list(stranger)).toEqual([]);
    expect((await api.as(stranger).delete(`/saved_reply/${id}/`)).status).toBe(404);
    // The same id is another reply there.
    await readAnswer(save(id, { ...thanks, title: 'Theirs' }, stranger));
    expect(await list()).toMatchObject([{ title: 'Thanks' }]);

    const reader = await addColleague(api, owner, 'reader', { role: 'reader' });
    expect((await api.as(reader).get('/saved_reply/')).status).toBe(403);
    expect((await save(id, thanks, reader)).status).toBe(403);
  });

  it.each([
    [{ title: '', words: thanks.words }, ['title']],
    [{ title: 'x'.repeat(101), words: thanks.words }, ['title']],
    [{ title: 'x', words: [] }, ['words']],
    [{ title: 'x', words: [{ language: 'en-US', text: '' }] }, ['words.0.text']],
    [{ title: 'x', words: [{ language: 'en-US', text: 'x'.repeat(2_001) }] }, ['words.0.text']],
    [{ title: 'x', words: [{ language: '<b>', text: 'x' }] }, ['words.0.language']],
    [{ title: 'x', words: [thanks.words[0], thanks.words[0]] }, ['words']],
  ])('%# is refused with the field that is wrong', async (body, fields) => {
    const refused = await save(crypto.randomUUID(), body);
    expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([400, fields]);
    expect((await save('no-id')).status).toBe(404);
  });

  it('has room for fifty, also where two are added at once', async () => {
    for (let count = 0; count < 49; count += 1) await readAnswer(save(crypto.randomUUID()));
    const [last] = await list();
    const both = await Promise.all([save(crypto.randomUUID()), save(crypto.randomUUID())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(await refused?.json()).toEqual({
      title: ['There is no room for another saved reply. Delete one first.'],
    });
    // One that is there may still be changed.
    expect((await save(last?.id ?? '')).status).toBe(200);
  });
});
