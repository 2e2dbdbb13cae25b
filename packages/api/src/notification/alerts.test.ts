import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { notifyOfFeedback } from './notifyOfFeedback.ts';
import { lettersSql } from './letters.sql.ts';

const minuteMs = 60_000;

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.jobs.length = 0;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  await place({ alert_threshold: 4 });
  at('2026-12-01T12:00:00Z');
});
afterAll(() => api.close());

const at = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const later = (minutes: number) => {
  api.clock.skewMs += minutes * minuteMs;
};
const place = (change: object) =>
  readAnswer(api.as(owner).patch(`/location/${workspace.location.id}/`, change));
const set = (change: object) =>
  readAnswer(
    api.as(owner).put('/user/notification_settings/', {
      digest: 'none',
      quiet_from: null,
      quiet_to: null,
      timezone: 'UTC',
      low_rating_letters: true,
      ...change,
    }),
  );
const leave = async (rating: number, comment = '') => {
  const { slug } = workspace.code;
  const answer = visitorsAnswer({ rating, comment });
  await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, answer));
  await notifyOfFeedback(api.tools);
};

describe('the letter about low ratings', () => {
  it('goes out at once, with all there is to know', async () => {
    await leave(2, 'The soup was <b>cold</b>.');
    const [letter, ...others] = await api.runJobs();

    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: { address: owner.email },
      subject: 'A rating of 2 at Old Town',
    });
    expect(letter?.text).toContain('> The soup was <b>cold</b>.\n2 out of 10 · Table 1');
    expect(letter?.text).toContain('Company: Corner Café\nLocation: Old Town\nCode: Table 1');
    expect(letter?.html).toContain('The soup was &lt;b&gt;cold&lt;/b&gt;.');
    expect(letter?.text).toMatch(/\/feedback\/\?open=[0-9a-f-]{36}\n/);
  });

  it('comes twice for ten low ratings in an hour: the first, and one with a count', async () => {
    const letters = [];
    for (let rating = 10; rating > 0; rating -= 1) {
      await leave(Math.min(rating, 4), `Number ${rating}`);
      letters.push(...(await api.runJobs()));
      later(5);
    }
    expect(letters).toHaveLength(1);
    // Fifty minutes have passed.
    later(9);
    expect(await api.runJobs()).toEqual([]);
    later(2);
    const [second, ...others] = await api.runJobs();

    expect(others).toEqual([]);
    expect(second?.subject).toBe('9 low ratings at Old Town');
    expect(second?.text).toContain('> Number 1\n1 out of 10');
    expect(second?.text.match(/\/letters\/answers\//g)).toHaveLength(9);
    expect(second?.text).toContain(`/feedback/?location=${workspace.location.id}&to=4\n`);

    // The next one waits its hour too, and the one after a quiet hour does not.
    await leave(1);
    expect(await api.runJobs()).toEqual([]);
    later(60);
    expect(await api.runJobs()).toHaveLength(1);
    later(61);
    await leave(1);
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('waits for the end of the quiet hours, and takes in what comes until then', async () => {
    await set({ quiet_from: '22:00', quiet_to: '07:00', timezone: 'Europe/Warsaw' });
    at('2026-12-01T21:30:00Z');
    await leave(3);
    later(120);
    await leave(2);
    at('2026-12-02T05:59:00Z');
    expect(await api.runJobs()).toEqual([]);
    at('2026-12-02T06:00:30Z');
    expect(await api.runJobs()).toMatchObject([{ subject: '2 low ratings at Old Town' }]);
  });

  it('heeds quiet hours that were set while it waited', async () => {
    await leave(3);
    await set({ quiet_from: '11:00', quiet_to: '13:00' });
    expect(await api.runJobs()).toEqual([]);
    at('2026-12-01T13:00:30Z');
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('goes to the address of the place, where one is set', async () => {
    await place({ alert_email: 'Manager@example.com' });
    const [question] = await api.runJobs();
    const link = /https?:\S+\/letters\/\S+/.exec(question?.text ?? '')?.[0] ?? '';
    const body = new URLSearchParams({ answer: 'confirm' });
    await api.fetch(new URL(link).pathname, { method: 'POST', body });
    await leave(1);
    expect(await api.runJobs()).toMatchObject([
      { to: { name: 'Old Town', address: 'Manager@example.com' } },
    ]);
  });

  it('does not come for ratings above the threshold, nor when it is switched off', async () => {
    await leave(5);
    expect(await api.runJobs()).toEqual([]);
    await set({ low_rating_letters: false });
    await leave(1);
    expect(await api.runJobs()).toEqual([]);
  });

  it('says nothing of answers that were removed meanwhile', async () => {
    await leave(1);
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    await readAnswer(api.as(owner).delete(`/feedback/${results[0]?.id}/`));
    expect(await api.runJobs()).toEqual([]);
  });

  it('counts the answers that are still there', async () => {
    for (const rating of [1, 2, 3]) await leave(rating);
    const { results } = await readAnswer<{ results: { id: string; rating: number }[] }>(
      api.as(owner).get('/feedback/'),
    );
    const lowest = results.find(({ rating }) => rating === 1);
    await readAnswer(api.as(owner).delete(`/feedback/${lowest?.id}/`));
    expect(await api.runJobs()).toMatchObject([{ subject: '2 low ratings at Old Town' }]);
  });

  it('does not go out once the place asks for none', async () => {
    await leave(1);
    await place({ alert_threshold: 0 });
    expect(await api.runJobs()).toEqual([]);
  });

  it.each([
    ['comes for 5 and lower, where nobody ever set anything', {}, null, 5],
    ['comes as the account says', { low_rating_threshold: 3 }, null, 3],
    ['comes as the location says', { low_rating_threshold: 3 }, 7, 7],
    ['comes where the location alone wants it', { low_rating_threshold: 0 }, 2, 2],
    ['does not come where the account says never', { low_rating_threshold: 0 }, null, 0],
    ['does not come where the location says never', {}, 0, 0],
    ['does not come where no letters are wanted', { low_rating_letters: false }, 9, 0],
  ])('%s', async (_, ofAccount, alert_threshold, highest) => {
    if (Object.keys(ofAccount).length > 0) await set(ofAccount);
    await place({ alert_threshold });
    await leave(highest === 0 ? 2 : highest + 1);
    expect(await api.runJobs()).toEqual([]);
    await leave(highest === 0 ? 1 : highest);
    expect(await api.runJobs()).toHaveLength(highest === 0 ? 0 : 1);
  });

  it('goes out for some topics and words alone, where that is wanted', async () => {
    const filters = { low_rating_topics: ['waiting'], low_rating_words: ['zupa'] };
    await set(filters);
    for (const comment of ['We waited an hour', 'Zimna zupa', 'Zimna ZUPĄ', '']) {
      await leave(1, comment);
    }
    expect(await api.runJobs()).toEqual([]);
    await leave(2, 'We waited for a Zupa');
    const [letter] = await api.runJobs();
    expect(letter?.text).toContain('> We waited for a Zupa');
    expect(letter?.subject).toBe('A rating of 2 at Old Town');
    // Omitted lists stay as they are; empty ones let every comment through.
    await set({});
    const read = readAnswer<object>(api.as(owner).get('/user/notification_settings/'));
    expect(await read).toMatchObject(filters);
    await set({ low_rating_topics: [], low_rating_words: [] });
    later(61);
    await leave(1);
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('goes out once, although its job may run twice', async () => {
    await leave(1);
    api.jobs.push(...api.jobs);
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('comes a hundred times a day at most', async () => {
    const { accountId } = owner;
    for (let count = 0; count < 100; count += 1) {
      const id = api.tools.newId();
      const createdAt = api.tools.now();
      await lettersSql.insert(api.store.db, {
        accountId,
        id,
        kind: 'sendLowRatings',
        about: id,
        createdAt,
      });
    }
    await leave(1);
    expect(await api.runJobs()).toEqual([]);
    later(25 * 60);
    await leave(1);
    expect(await api.runJobs()).toHaveLength(1);
  });
});
