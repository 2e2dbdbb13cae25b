import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Notification } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { purge } from '../operator/purge.ts';
import { notifyOfFeedback } from './notifyOfFeedback.ts';

const dayMs = 86_400_000;

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  // That the code was published is told of, too.
  await markRead();
});
afterAll(() => api.close());

const leave = async (changes: Record<string, unknown> = {}) => {
  const { slug } = workspace.code;
  await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(changes)));
  api.clock.skewMs += 1_000;
};
const tell = () => notifyOfFeedback(api.tools);
const list = async (query = '?unread=true') => {
  const page = await readAnswer<{ count: number; results: Notification[] }>(
    api.as(owner).get(`/notification/${query}`),
  );
  return page.results;
};
const unread = async () => {
  const { unread_notifications } = await readAnswer<{ unread_notifications: number }>(
    api.as(owner).get('/user/details/'),
  );
  return unread_notifications;
};
const markRead = (ids?: string[]) =>
  readAnswer<{ unread: number }>(api.as(owner).post('/notification/mark_read/', { ids }));
const alertAt = (alert_threshold: number | null) =>
  readAnswer(api.as(owner).patch(`/location/${workspace.location.id}/`, { alert_threshold }));

describe('new feedback', () => {
  it('is one unread notification for each code, with how much there is', async () => {
    await leave();
    await tell();
    await leave({ rating: 7 });
    await leave({ rating: 8, comment: `Lovely. ${'More. '.repeat(60)}` });
    await tell();

    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    expect(await list()).toMatchObject([
      {
        kind: 'new_feedback',
        count: 3,
        code: workspace.code.id,
        code_name: 'Table 1',
        location: workspace.location.id,
        location_name: 'Old Town',
        feedback: results[0]?.id,
        rating: null,
        newest_rating: 8,
        newest_comment: `Lovely. ${'More. '.repeat(60)}`.slice(0, 200),
        letter: null,
        letter_to: null,
        is_read: false,
      },
    ]);
    expect(await unread()).toBe(1);
  });

  it('begins a new notification once the one before was read', async () => {
    await leave();
    await tell();
    const [first] = await list();
    expect(await markRead([first?.id ?? ''])).toEqual({ unread: 0 });

    await leave();
    await tell();

    const [second, ...others] = await list('');
    expect(second).toMatchObject({ kind: 'new_feedback', count: 1, is_read: false });
    expect(others).toMatchObject([
      { id: first?.id, count: 1, is_read: true },
      { kind: 'code_published', is_read: true },
    ]);
  });

  it('is told of once, however many processes look', async () => {
    for (let count = 0; count < 5; count += 1) await leave();
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await list()).toMatchObject([{ count: 5 }]);
  });

  it('that a program left, or its owner removed, is not told of', async () => {
    await leave({ website: 'https://spam.example' });
    await leave({ comment: 'Removed at once' });
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    await readAnswer(api.as(owner).delete(`/feedback/${results[0]?.id}/`));
    await tell();
    expect(await list()).toEqual([]);
  });
});

describe('a low rating', () => {
  it('is told of as such, and not as feedback, with the lowest and the newest', async () => {
    await alertAt(4);
    for (const rating of [2, 4, 5, 9]) await leave({ rating });
    await tell();

    const [feedback, low] = await list();
    expect(feedback).toMatchObject({ kind: 'new_feedback', count: 2 });
    expect(low).toMatchObject({ kind: 'low_rating', count: 2, rating: 2 });
    const newest = await readAnswer<{ rating: number }>(
      api.as(owner).get(`/feedback/${low?.feedback}/`),
    );
    expect(newest.rating).toBe(4);
  });

  it('is none where the location says never', async () => {
    await alertAt(0);
    await leave({ rating: 1 });
    await tell();
    expect(await list()).toMatchObject([{ kind: 'new_feedback' }]);
  });

  it('is not known any more once the answer is removed', async () => {
    await alertAt(4);
    await leave({ rating: 1, comment: 'Secret' });
    await tell();
    const [before] = await list();
    await readAnswer(api.as(owner).delete(`/feedback/${before?.feedback}/`));
    expect(await list()).toMatchObject([{ id: before?.id, feedback: null, rating: null }]);
  });
});

describe('a notification', () => {
  it('tells of each code that is published', async () => {
    // Within a minute it would be the publication that there is.
    await readAnswer(api.as(owner).patch(`/code/${workspace.code.id}/`, { name: 'Renamed' }));
    await readAnswer(api.as(owner).post(`/code/${workspace.code.id}/publish/`, {}));
    expect(await list()).toMatchObject([
      { kind: 'code_published', count: 1, code: workspace.code.id, feedback: null },
    ]);
  });

  it('is gone while its code is, and back with it', async () => {
    await leave();
    await tell();
    const { deletion } = await readAnswer<{ deletion: string }>(
      api.as(owner).post('/code/bulk_delete/', { ids: [workspace.code.id], confirm: 'DELETE' }),
    );
    expect(await list()).toEqual([]);
    expect(await unread()).toBe(0);

    await readAnswer(api.as(owner).post(`/deletion/${deletion}/restore/`));
    expect(await list()).toHaveLength(1);
    expect(await unread()).toBe(1);
  });

  it('is read all together, or with others: all of them, or none', async () => {
    await leave();
    await tell();
    const [mine] = await list();
    const refused = await api
      .as(owner)
      .post('/notification/mark_read/', { ids: [mine?.id, api.tools.newId()] });
    expect(refused.status).toBe(404);
    expect(await unread()).toBe(1);
    expect(await markRead()).toEqual({ unread: 0 });
  });

  it('is kept for ninety days', async () => {
    await leave();
    await tell();
    api.clock.skewMs = 89 * dayMs;
    await purge(api.tools);
    expect(await list()).toHaveLength(1);
    api.clock.skewMs = 91 * dayMs;
    await purge(api.tools);
    expect(await list('')).toEqual([]);
  });

  it('is for its owner alone', async () => {
    expect((await api.as(guest).get('/notification/')).status).toBe(401);
    expect((await api.as(guest).post('/notification/mark_read/', {})).status).toBe(401);
  });
});
