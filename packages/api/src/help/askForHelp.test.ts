import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi({ settings: { helpAddress: 'desk@hearback.example' } });
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const asked = { topic: 'codes', subject: 'Tents', message: 'How many?\nAnd <b>how big</b>?' };

describe('a question from the Help Center', () => {
  it('reaches the help desk as a letter that is answered to the person', async () => {
    const answer = await api.as(owner).post('/help/question/', asked);
    expect(answer.status).toBe(202);

    const [letter, ...others] = await api.runJobs();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: { address: 'desk@hearback.example' },
      subject: 'Question: Tents',
      replyTo: { address: owner.email },
    });
    expect(letter?.text).toContain('> How many?\n> And <b>how big</b>?');
    expect(letter?.text).toContain('Topic: Qr codes');
    expect(letter?.html).not.toContain('<b>how');
  });

  it.each([
    ['subject', { ...asked, subject: ' ' }, 'This field is required.'],
    ['message', { ...asked, message: '' }, 'This field is required.'],
    ['topic', { ...asked, topic: 'weather' }, expect.any(String)],
  ])('needs a %s', async (field, body, sentence) => {
    const answer = await api.as(owner).post('/help/question/', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ [field]: [sentence] });
  });

  it('is not for guests', async () => {
    expect((await api.as(guest).post('/help/question/', asked)).status).toBe(401);
  });

  it('is asked five times an hour at most', async () => {
    const strict = await createTestApi({ rateLimitFactor: 1 });
    const person = await strict.addPerson('asker');
    const ask = async () => (await strict.as(person).post('/help/question/', asked)).status;
    for (let count = 0; count < 5; count += 1) expect(await ask()).toBe(202);
    expect(await ask()).toBe(429);
    await strict.close();
  });
});
