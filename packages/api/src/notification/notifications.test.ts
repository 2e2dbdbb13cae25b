import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Notification } from './contract.ts';
import { addColleague } from '../test/addColleague.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import type { Team } from '../colleague/contract.ts';
import type { Feedback } from '../feedback/contract.ts';
import { purge } from '../operator/purge.ts';
import { createFeedbackFeed, type FeedEvent } from '../feedback/feedbackFeed.ts';
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

describe('colleagues', () => {
  const listOf = async (person: TestPerson, query = '') =>
    (
      await readAnswer<{ results: Notification[] }>(api.as(person).get(`/notification/${query}`))
    ).results.map(({ kind, count, is_read: isRead }) => ({ kind, count, isRead }));
  const unreadOf = async (person: TestPerson) =>
    (await readAnswer<{ unread_notifications: number }>(api.as(person).get('/user/details/')))
      .unread_notifications;
  const readAll = (person: TestPerson) =>
    readAnswer<{ unread: number }>(api.as(person).post('/notification/mark_read/', {}));

  it('read for themselves: what happens after one of them did is new to all', async () => {
    const anna = await addColleague(api, owner, 'anna');
    const reader = await addColleague(api, owner, 'reader', { role: 'reader' });
    // Notifications older than a membership count as read.
    expect(await listOf(anna)).toEqual([{ kind: 'code_published', count: 1, isRead: true }]);
    await leave();
    await tell();
    expect([await unreadOf(owner), await unreadOf(anna), await unreadOf(reader)]).toEqual([
      1, 1, 1,
    ]);

    expect(await readAll(anna)).toEqual({ unread: 0 });
    expect([await unreadOf(owner), await unreadOf(anna), await unreadOf(reader)]).toEqual([
      1, 0, 1,
    ]);
    expect(await listOf(owner, '?unread=true')).toEqual([
      { kind: 'new_feedback', count: 1, isRead: false },
    ]);
    expect(await listOf(anna, '?unread=true')).toEqual([]);

    await leave();
    await leave();
    await tell();
    expect((await listOf(anna)).slice(0, 2)).toEqual([
      { kind: 'new_feedback', count: 2, isRead: false },
      { kind: 'new_feedback', count: 1, isRead: true },
    ]);
    expect(await unreadOf(owner)).toBe(2);
    // Readers may not change a thing, and read for themselves all the same.
    expect(await readAll(reader)).toEqual({ unread: 0 });
    expect([await unreadOf(owner), await unreadOf(anna)]).toEqual([2, 1]);
    expect(await readAll(owner)).toEqual({ unread: 0 });
    expect(await unreadOf(anna)).toBe(1);
  });

  it('do not find what is older than they are unread when they become the owner', async () => {
    await leave();
    await tell();
    const anna = await addColleague(api, owner, 'anna');
    const offer = { colleague: anna.membershipId, password: goodPassword };
    expect((await api.as(owner).post('/ownership/', offer)).ok).toBe(true);
    expect((await api.as(anna).post(`/account/${owner.accountId}/ownership/`)).ok).toBe(true);
    expect(await readAnswer(api.as(anna).get('/user/details/'))).toMatchObject({ role: 'owner' });
    expect(await unreadOf(anna)).toBe(0);
    expect(await unreadOf(owner)).toBe(1);
  });

  it('who are bound to places read and mark those of their places alone', async () => {
    const other = await makeOpenWorkspace(api, owner);
    const near = await addColleague(api, owner, 'near', {
      locations: [workspace.location.id],
    });
    await leave();
    const path = `/survey/${other.code.slug}/submit/`;
    await readAnswer(api.as(guest).post(path, visitorsAnswer()));
    await tell();
    expect(await unreadOf(near)).toBe(1);
    const [here, ...elsewhere] = (await list()).toSorted(
      (a, b) => Number(b.code === workspace.code.id) - Number(a.code === workspace.code.id),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    const ids = [elsewhere[0]?.id];
    expect((await api.as(near).post('/notification/mark_read/', { ids })).status).toBe(404);
    expect(await readAll(near)).toEqual({ unread: 0 });
    expect(await unread()).toBe(1 + elsewhere.length);
    // Given more places, they find there what they have not read.
    await readAnswer(
      api.as(owner).patch(`/colleague/${near.membershipId}/`, {
        role: 'manager',
        everywhere: true,
        companies: [],
        locations: [],
      }),
    );
    const again = await addTokens(near);
    expect((await listOf(again, '?unread=true')).map(({ kind }) => kind)).toContain('new_feedback');
    expect(here?.is_read).toBe(false);
  });

  it('hear live of what is theirs, and how many they have not read', async () => {
    const anna = await addColleague(api, owner, 'anna');
    await leave();
    await tell();
    const feed = createFeedbackFeed(api.tools);
    const listen = async (person: TestPerson) => {
      const heard: FeedEvent[] = [];
      const leaveFeed = await feed.subscribe(owner.accountId, {
        userId: person.userId,
        sessionId: '',
        placesOf: undefined,
        tell: (news) => heard.push(news),
        end: () => undefined,
      });
      return { heard, leaveFeed };
    };
    const [ofOwner, ofAnna] = [await listen(owner), await listen(anna)];
    await readAll(anna);
    await leave();
    await tell();
    const countsOf = ({ heard }: typeof ofOwner) =>
      heard.flatMap((news) => (news.event === 'notification' ? [news.data.unread] : []));
    await vi.waitFor(() => expect(countsOf(ofAnna)).toEqual([0, 1]), { timeout: 30_000 });
    // The owner hears of the new one alone: that Anna has read the first is not theirs to know.
    await vi.waitFor(() => expect(countsOf(ofOwner)).toEqual([2]), { timeout: 30_000 });
    ofOwner.leaveFeed();
    ofAnna.leaveFeed();
  });
});

describe('an assigned answer', () => {
  const told = async (person: TestPerson) =>
    (
      await readAnswer<{ results: Notification[] }>(
        api.as(person).get('/notification/?unread=true'),
      )
    ).results;
  const idsOf = async () =>
    (
      await readAnswer<{ results: { id: string }[] }>(
        api.as(owner).get(`/feedback/?code=${workspace.code.id}`),
      )
    ).results.map(({ id }) => id);

  it('is told to its assignee alone, and not to whoever takes it for themselves', async () => {
    const anna = await addColleague(api, owner, 'anna');
    const jan = await addColleague(api, owner, 'jan');
    await leave({ rating: 3, comment: 'Cold soup' });
    const [id] = await idsOf();
    const assign = (person: TestPerson, assignee: string | null) =>
      readAnswer(api.as(person).patch(`/feedback/${id}/`, { assignee }));
    await assign(owner, anna.membershipId);
    expect(await told(anna)).toMatchObject([
      {
        kind: 'assigned',
        count: 1,
        code_name: 'Table 1',
        location_name: 'Old Town',
        feedback: id,
        newest_rating: 3,
        newest_comment: 'Cold soup',
        actor_name: 'Ada owner',
      },
    ]);
    expect([await told(owner), await told(jan)]).toEqual([[], []]);
    const [{ id: notification } = { id: '' }] = await told(anna);
    const mark = { ids: [notification] };
    expect((await api.as(jan).post('/notification/mark_read/', mark)).status).toBe(404);

    // The same again is no news; nor is what one takes for oneself, or gives up.
    await assign(owner, anna.membershipId);
    await assign(jan, jan.membershipId);
    expect((await told(anna)).map(({ count }) => count)).toEqual([1]);
    expect(await told(jan)).toEqual([]);
    await assign(anna, null);
    // A second one counts in the first until it was read.
    await assign(jan, anna.membershipId);
    expect(await told(anna)).toMatchObject([{ count: 2, actor_name: 'Ada jan' }]);
    await api.as(owner).delete(`/colleague/${jan.membershipId}/`);
    expect(await told(anna)).toMatchObject([{ actor_name: null }]);
  });

  it('counts together with others that are assigned at once', async () => {
    const anna = await addColleague(api, owner, 'anna');
    await leave();
    await leave();
    await leave();
    const ids = await idsOf();
    const body = { ids, assignee: anna.membershipId };
    await readAnswer(api.as(owner).post('/feedback/bulk_update/', body));
    expect(await told(anna)).toMatchObject([{ kind: 'assigned', count: 3, feedback: ids[0] }]);
  });

  it('is not told of any more once its assignee lost the place', async () => {
    const near = await addColleague(api, owner, 'near', { locations: [workspace.location.id] });
    const other = await makeOpenWorkspace(api, owner);
    await leave();
    const [id] = await idsOf();
    await readAnswer(api.as(owner).patch(`/feedback/${id}/`, { assignee: near.membershipId }));
    expect(await told(near)).toHaveLength(1);
    await readAnswer(
      api.as(owner).patch(`/colleague/${near.membershipId}/`, {
        role: 'manager',
        everywhere: false,
        companies: [],
        locations: [other.location.id],
      }),
    );
    const kinds = (await told(await addTokens(near))).map(({ kind }) => kind);
    expect(kinds).not.toContain('assigned');
  });
});

/** The same person with a new session in the account. */
async function addTokens(person: TestPerson): Promise<TestPerson> {
  const { access } = await readAnswer<{ access: string }>(
    api.as(person).post(`/account/${person.accountId}/open/`),
  );
  return { ...person, access };
}

describe('a note that mentions colleagues', () => {
  const told = async (person: TestPerson) =>
    (
      await readAnswer<{ results: Notification[] }>(
        api.as(person).get('/notification/?unread=true'),
      )
    ).results.filter(({ kind }) => kind === 'mentioned');
  const oneOf = async () => {
    await leave();
    const { results } = await readAnswer<{ results: Feedback[] }>(
      api.as(owner).get(`/feedback/?code=${workspace.code.id}`),
    );
    return results[0]?.id ?? '';
  };
  const write = (person: TestPerson, id: string, note: string) =>
    readAnswer<Feedback>(api.as(person).patch(`/feedback/${id}/`, { note }));

  it('is told to those who may read the answer, once, and to nobody of another place', async () => {
    const other = await makeOpenWorkspace(api, owner);
    const anna = await addColleague(api, owner, 'anna');
    const reader = await addColleague(api, owner, 'reader', { role: 'reader' });
    const near = await addColleague(api, owner, 'near', { locations: [workspace.location.id] });
    const far = await addColleague(api, owner, 'far', { locations: [other.location.id] });
    const stranger = await api.addPerson('stranger');
    const id = await oneOf();
    const all = [anna, reader, near, far, owner, stranger];
    const note = all.map(({ userId }) => `@{${userId}}`).join(' ');

    const written = await write(owner, id, `${note} look`);
    expect(written.note).toBe(`${note} look`);
    expect(written.mentions.map(({ name }) => name).toSorted()).toEqual(
      ['Ada anna', 'Ada far', 'Ada near', 'Ada owner', 'Ada reader'].toSorted(),
    );
    for (const person of [anna, reader, near]) {
      expect(await told(person)).toMatchObject([
        { kind: 'mentioned', count: 1, feedback: id, actor_name: 'Ada owner' },
      ]);
    }
    for (const person of [far, owner, stranger]) expect(await told(person)).toEqual([]);
    const team = await readAnswer<Team>(api.as(owner).get(`/team/?feedback=${id}`));
    expect(
      team.colleagues.flatMap(({ name, may_read: mayRead }) => (mayRead ? [name] : [])),
    ).not.toContain('Ada far');
    expect(team.colleagues.find(({ name }) => name === 'Ada near')?.login).toBe(near.userId);

    // Other words around the same names are no news; a name that was taken out and comes back is.
    await write(owner, id, `${note} look again`);
    expect(await told(anna)).toMatchObject([{ count: 1 }]);
    await write(owner, id, 'Nobody');
    await write(near, id, `@{${anna.userId}}`);
    expect(await told(anna)).toMatchObject([{ count: 2, actor_name: 'Ada near' }]);
  });

  it('shows the names of today, and whoever left not at all', async () => {
    const anna = await addColleague(api, owner, 'anna');
    const id = await oneOf();
    await write(owner, id, `@{${anna.userId}} called`);
    await readAnswer(
      api.as(anna).patch('/user/details/', { first_name: 'Anna', last_name: 'Lis' }),
    );
    const read = () => readAnswer<Feedback>(api.as(owner).get(`/feedback/${id}/`));
    expect((await read()).mentions).toEqual([{ id: anna.userId, name: 'Anna Lis' }]);
    const file = await api.as(owner).get('/feedback/export/?file_format=csv');
    expect(await file.text()).toContain('@Anna Lis called');

    await api.as(owner).delete(`/colleague/${anna.membershipId}/`);
    const { note, mentions } = await read();
    expect([note, mentions]).toEqual([`@{${anna.userId}} called`, []]);
    const later = await api.as(owner).get('/feedback/export/?file_format=csv');
    expect(await later.text()).toContain('@former colleague called');
  });
});
