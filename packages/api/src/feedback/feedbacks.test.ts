import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Feedback, FeedbackArrivals } from './contract.ts';
import type { Notification, NotificationChange } from '../notification/contract.ts';
import { deactivatePerson } from '../operator/people.ts';
import { notifyOfFeedback } from '../notification/notifyOfFeedback.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { statementsOf } from '../test/statementsOf.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { deletionsSql } from '../account/deletions.sql.ts';
import { sessionsSql } from '../account/sessions.sql.ts';
import { directorySql } from '../operator/directory.sql.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;

type Workspace = Awaited<ReturnType<typeof makeOpenWorkspace>>;
let workspace: Workspace;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const hourMs = 3_600_000;

const leave = async (changes: Record<string, unknown> = {}, { code } = workspace) => {
  await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer(changes)));
  api.clock.skewMs += 1_000;
};
const list = async (query = '') => {
  const page = await readAnswer<{ count: number; results: Feedback[] }>(
    api.as(owner).get(`/feedback/${query}`),
  );
  expect(page.count).toBeGreaterThanOrEqual(page.results.length);
  return page.results;
};
const ratings = async (query: string) => (await list(query)).map(({ rating }) => rating);

describe('feedback', () => {
  it('is listed newest first, or by rating', async () => {
    for (const rating of [5, 10, 7]) await leave({ rating });
    expect(await ratings('')).toEqual([7, 10, 5]);
    expect(await ratings('?ordering=date_submitted')).toEqual([5, 10, 7]);
    expect(await ratings('?ordering=-rating')).toEqual([10, 7, 5]);
    expect(await ratings('?page_size=1&page=2')).toEqual([10]);
  });

  it('is narrowed by place, code, form, sentiment, rating and words', async () => {
    const other = await makeOpenWorkspace(api, owner);
    await leave({ rating: 3, comment: 'Cold coffee', name: 'Bob' });
    await leave({ rating: 9, comment: 'Warm', email: 'zoe@example.com' }, other);

    for (const filter of [
      `company=${workspace.company.id}`,
      `site=${workspace.location.id}`,
      `code=${workspace.code.id}`,
      `form=${workspace.form.id}`,
      'sentiment=negative',
      'rating_max=5',
      'search=COLD',
      'search=bob',
    ]) {
      expect([filter, await ratings(`?${filter}`)]).toEqual([filter, [3]]);
    }
    for (const filter of ['rating_min=6', 'search=zoe%40', `code=${other.code.id}`]) {
      expect([filter, await ratings(`?${filter}`)]).toEqual([filter, [9]]);
    }
    expect(await ratings(`?company=${workspace.company.id}&site=${other.location.id}`)).toEqual([]);
    expect(await ratings(`?code=${crypto.randomUUID()}`)).toEqual([]);
  });

  it('is narrowed by periods', async () => {
    // Noon: late in the evening of UTC it is tomorrow at the place.
    const time = Date.now() + api.clock.skewMs;
    api.clock.skewMs += 36 * hourMs - (((time % (24 * hourMs)) + 24 * hourMs) % (24 * hourMs));
    await leave({ rating: 1 });
    api.clock.skewMs += 2 * 24 * hourMs;
    await leave({ rating: 2 });
    expect(await ratings('?period=24h')).toEqual([2]);
    expect(await ratings('?period=3d')).toEqual([2, 1]);
    expect(await ratings('?period=all_time')).toEqual([2, 1]);
    api.clock.skewMs += 8 * 24 * hourMs;
    expect(await ratings('?period=7d')).toEqual([]);
    expect(await ratings('?period=30d')).toEqual([2, 1]);
  });

  it('is narrowed to what arrived after a moment, together with every other filter', async () => {
    await leave({ rating: 2 });
    const [newest] = await list();
    await leave({ rating: 3 });
    await leave({ rating: 9 });
    const since = encodeURIComponent(newest?.date_submitted ?? '');

    expect((await list(`?since=${since}`)).map(({ rating }) => rating)).toEqual([9, 3]);
    expect((await list(`?since=${since}&rating_max=6`)).map(({ rating }) => rating)).toEqual([3]);
    expect((await list(`?since=${since}&period=24h`)).length).toBe(2);
    expect(await list('?since=2100-01-01')).toEqual([]);
    expect((await api.as(owner).get('/feedback/?since=yesterday')).status).toBe(400);
    const file = await api.as(owner).get(`/feedback/export/?file_format=json&since=${since}`);
    expect(await file.json()).toHaveLength(2);
  });

  it('is narrowed by the calendar days of its location, as statistics are', async () => {
    api.clock.skewMs = Date.parse('2027-03-10T12:00:00Z') - Date.now();
    const given = async (rating: number, occurred_at: string) => leave({ rating, occurred_at });
    // Warsaw is an hour ahead: the first is already of the 4th, the third is still of the 10th.
    await given(1, '2027-03-03T22:59:00Z');
    await given(2, '2027-03-03T23:30:00Z');
    await given(3, '2027-03-09T22:59:00Z');
    await given(4, '2027-03-09T23:30:00Z');
    for (const [days, timeframe, expected] of [
      ['period=today', 'timeframe=today', [4]],
      ['period=yesterday', 'timeframe=yesterday', [3]],
      ['period=7d', 'timeframe=last_7_days', [4, 3, 2]],
      ['period=30d', 'timeframe=last_30_days', [4, 3, 2, 1]],
      ['period=last_week', 'timeframe=last_week', [2, 1]],
      ['from=2027-03-03&to=2027-03-03', 'from=2027-03-03&to=2027-03-03', [1]],
      ['from=2027-03-04&to=2027-03-09', 'from=2027-03-04&to=2027-03-09', [3, 2]],
      ['to=2027-03-04', 'to=2027-03-04', [2, 1]],
      // In Auckland it is the 11th.
      ['period=today&tz=Pacific/Auckland', 'timeframe=today&tz=Pacific/Auckland', []],
    ] as const) {
      const stats = await readAnswer<{ submissions: number }>(
        api.as(owner).get(`/stats/overview/?${timeframe}`),
      );
      expect([days, await ratings(`?${days}`), stats.submissions]).toEqual([
        days,
        expected,
        expected.length,
      ]);
    }
  });

  it.each([
    '?period=forever',
    '?sentiment=odd',
    '?rating_min=11',
    '?ordering=email',
    '?from=2027-03-09&to=2027-03-01',
    '?from=9.3.2027',
    '?period=7d&from=2027-03-09',
  ])('refuses the query %s', async (query) => {
    expect((await api.as(owner).get(`/feedback/${query}`)).status).toBe(400);
  });

  it('takes the owner’s word on the sentiment', async () => {
    await leave({ rating: 2 });
    const [one] = await list();
    expect(
      await readAnswer(api.as(owner).patch(`/feedback/${one?.id}/`, { sentiment: 'positive' })),
    ).toMatchObject({ sentiment: 'positive', sentiment_source: 'owner', rating: 2 });
    const wrong = await api.as(owner).patch(`/feedback/${one?.id}/`, { sentiment: 'odd' });
    expect(wrong.status).toBe(400);
  });

  it('is removed, all of it or none', async () => {
    await leave();
    await leave();
    const ids = (await list()).map(({ id }) => id);
    const missing = [...ids, crypto.randomUUID()];
    expect((await api.as(owner).post('/feedback/bulk_delete/', { ids: missing })).status).toBe(404);
    expect(await list()).toHaveLength(2);
    expect(await readAnswer(api.as(owner).post('/feedback/bulk_delete/', { ids }))).toMatchObject({
      deleted: ids,
    });
    expect(await list()).toEqual([]);
    expect((await api.as(owner).delete(`/feedback/${ids[0]}/`)).status).toBe(404);
  });

  it.each([
    { who: 'a guest', person: () => guest, status: 401 },
    { who: 'the owner of another account', person: () => stranger, status: 404 },
    { who: 'the owner', person: () => owner, status: 200 },
  ])('answers $who with $status', async ({ person, status }) => {
    await leave();
    const [one] = await list();
    const as = api.as(person());
    expect((await as.get(`/feedback/${one?.id}/`)).status).toBe(status);
    expect((await as.patch(`/feedback/${one?.id}/`, { sentiment: 'neutral' })).status).toBe(status);
    expect((await as.post('/feedback/bulk_delete/', { ids: [one?.id] })).status).toBe(status);
  });
});

describe('what arrived', () => {
  const arrived = (query: string, person: TestPerson = owner) =>
    readAnswer<FeedbackArrivals>(api.as(person).get(`/feedback/arrivals/${query}`));

  it('is counted after a moment, by the filters of the list', async () => {
    expect(await arrived('')).toEqual({ count: 0, latest: null });
    await leave({ rating: 3 });
    const [first] = await list();
    const since = `since=${first?.date_submitted}`;
    expect(await arrived('')).toEqual({ count: 0, latest: first?.date_submitted });
    expect(await arrived(`?${since}`)).toEqual({ count: 0, latest: null });

    await leave({ rating: 4 });
    await leave({ rating: 9 });
    await leave({ rating: 9, website: 'https://spam.example' });
    const [newest, second] = await list();
    expect(await arrived(`?${since}`)).toEqual({ count: 2, latest: newest?.date_submitted });
    expect(await arrived(`?${since}&rating_max=5`)).toEqual({
      count: 1,
      latest: second?.date_submitted,
    });
    expect(await arrived(`?${since}`, stranger)).toEqual({ count: 0, latest: null });
  });

  it('is refused after no moment', async () => {
    expect((await api.as(owner).get('/feedback/arrivals/?since=lately')).status).toBe(400);
  });
});

describe('the stream of feedback', () => {
  const listen = async (person: TestPerson, query = '?rows=true') => {
    const response = await api.as(person).get(`/feedback/stream/${query}`);
    expect(response.headers.get('Content-Type')).toMatch('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    expect((await reader.read()).value).toContain('event: listening');
    let heard = '';
    return {
      reader,
      /** Waits until an event has come, for two seconds at most. */
      next: async <News = { feedback: Feedback }>(event = 'feedback') => {
        const told = new RegExp(`event: ${event}\\ndata: (.*)\\n\\n`);
        const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), 2_000));
        while (!told.test(heard)) {
          const chunk = await Promise.race([reader.read(), late]);
          if (chunk === 'late' || chunk.done) return undefined;
          heard += chunk.value;
        }
        const [all = '', data = ''] = told.exec(heard) ?? [];
        heard = heard.replace(all, '');
        return JSON.parse(data) as News;
      },
      stop: () => reader.cancel(),
    };
  };

  it('tells of each change of the notifications, and only its account', async () => {
    await readAnswer(api.as(owner).post('/notification/mark_read/', {}));
    const mine = await listen(owner);
    const theirs = await listen(stranger);
    const next = () => mine.next<NotificationChange>('notification');
    const told = (count: number) => ({
      notification: expect.objectContaining({ kind: 'new_feedback', count }) as Notification,
      unread: 1,
    });

    await leave();
    await notifyOfFeedback(api.tools);
    expect(await next()).toEqual(told(1));
    await leave();
    await notifyOfFeedback(api.tools);
    expect(await next()).toEqual(told(2));
    await readAnswer(api.as(owner).post('/notification/mark_read/', {}));
    expect(await next()).toEqual({ notification: null, unread: 0 });
    expect(await theirs.next('notification')).toBeUndefined();
    await mine.stop();
    await theirs.stop();
  });

  it('tells of an answer as it arrives, and only its account', async () => {
    const mine = await listen(owner);
    const theirs = await listen(stranger);
    await leave({ rating: 4 });
    const [one] = await list();

    expect(await mine.next()).toEqual({
      id: one?.id,
      since: expect.any(String) as string,
      sentiment: null,
      sentiment_source: null,
      feedback: one,
    });
    expect(await theirs.next()).toBeUndefined();
    await mine.stop();
    await theirs.stop();
  });

  it('has an answer read once, when it is shown, however many watch', async () => {
    const { slug } = workspace.code;
    await leave();
    const [known] = await list();
    const streams = [await listen(owner, ''), await listen(owner, ''), await listen(stranger, '')];
    const count = () => api.as(owner).get(`/feedback/arrivals/?since=${known?.date_submitted}`);
    const isRowRead = (statement: string) => statement.includes('as reply_by');

    const arriving = await statementsOf(api.tools.engine, async () => {
      await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer()));
      const [told, again, toStranger] = await Promise.all(streams.map(({ next }) => next()));
      expect(told).toEqual({
        id: expect.not.stringMatching(String(known?.id)) as string,
        since: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        sentiment: null,
        sentiment_source: null,
      });
      expect(again).toEqual(told);
      expect(toStranger).toBeUndefined();
      expect(await readAnswer(count())).toMatchObject({ count: 1 });
    });
    expect(arriving.filter(isRowRead)).toEqual([]);

    const shown = await statementsOf(api.tools.engine, () => list('?page_size=1'));
    expect(shown.filter(isRowRead)).toHaveLength(1);
    await Promise.all(streams.map(({ stop }) => stop()));
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'ends when its database connection breaks, so that readers come back and miss nothing',
    async () => {
      const { reader } = await listen(owner);

      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen %' and datname = current_database()
      `.execute(api.database);
      expect((await reader.read()).done).toBe(true);

      const again = await listen(owner);
      await leave({ rating: 8 });
      expect(await again.next()).toMatchObject({ feedback: { rating: 8 } });
      await again.stop();
    },
  );

  it('is open in fifty windows at most, and again when one is closed', async () => {
    const watcher = await api.addPerson('watcher');
    const windows = await Promise.all(Array.from({ length: 50 }, () => listen(watcher)));

    const refused = await api.as(watcher).get('/feedback/stream/');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('15');

    await windows.pop()?.stop();
    await vi.waitFor(async () => windows.push(await listen(watcher)), { timeout: 30_000 });
    await Promise.all(windows.map(({ stop }) => stop()));
  });

  describe('ends with its session', () => {
    interface Device extends TestPerson {
      refresh: string;
    }
    const logIn = async (): Promise<Device> => {
      const { email } = owner;
      const input = { email, password: goodPassword, rotate: true };
      return { ...owner, ...(await readAnswer(api.as(guest).post('/user/login/', input))) };
    };
    const listed = async (person: TestPerson) => {
      const { results } = await readAnswer<{ results: { id: string; is_current: boolean }[] }>(
        api.as(person).get('/user/sessions/'),
      );
      return results;
    };
    const isOk = async (asked: Promise<Response>) => expect((await asked).ok).toBe(true);
    const newPassword = 'Amber!Teapot77';

    /** Ways to end the session of the second device. Some leave the first one logged in. */
    const ways: Record<
      string,
      { end: (desk: Device, hand: Device) => Promise<unknown>; leaves: boolean }
    > = {
      'a logout': {
        end: (_, { refresh }) => isOk(api.as(guest).post('/user/logout/', { refresh })),
        leaves: true,
      },
      'the list of sessions': {
        end: async (desk, hand) => {
          const own = (await listed(hand)).find(({ is_current }) => is_current);
          await isOk(api.as(desk).delete(`/user/sessions/${own?.id}/`));
        },
        leaves: true,
      },
      'the end of all other sessions': {
        end: (desk) => isOk(api.as(desk).post('/user/sessions/end_others/', {})),
        leaves: true,
      },
      'a new password': {
        end: (desk) =>
          isOk(
            api.as(desk).put('/user/password/', {
              current_password: goodPassword,
              new_password: newPassword,
              new_password_confirm: newPassword,
            }),
          ),
        leaves: true,
      },
      'a refresh token that is used twice': {
        end: async (_, { refresh }) => {
          const use = () => api.as(guest).post('/user/api/token/refresh/', { refresh });
          await isOk(use());
          api.clock.skewMs += 120_000;
          expect((await use()).status).toBe(401);
        },
        leaves: true,
      },
      'a password reset': {
        end: async ({ email }) => {
          await isOk(api.as(guest).post('/user/recover/', { email }));
          const token = tokenIn((await api.runJobs()).at(-1));
          await isOk(
            api.fetch('/api/user/change_pass/', {
              method: 'PUT',
              headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
              body: JSON.stringify({ password: newPassword, password_confirm: newPassword }),
            }),
          );
        },
        leaves: false,
      },
      'an operator who deactivates the person': {
        end: async ({ email }) => {
          const person = await directorySql.find(api.store.db, email);
          if (!person) throw new Error('The person was added above.');
          await deactivatePerson({ ...api.tools, operator: 'root' }, person);
        },
        leaves: false,
      },
      'the deletion of the account': {
        end: async ({ accountId }) => {
          await api.database
            .updateTable('account')
            .set({ deletion_asked_at: api.tools.now(), deletes_at: api.tools.now() })
            .where('id', '=', accountId)
            .execute();
          const hasShut = api.store.transact((inside) =>
            deletionsSql.shut(inside.db, accountId, api.tools.now()),
          );
          expect(await hasShut).toBe(true);
        },
        leaves: false,
      },
    };

    it.each(Object.entries(ways))('by %s, at once', async (_, { end, leaves }) => {
      const open = await makeOpenWorkspace(api, stranger);
      const [desk, hand] = [await logIn(), await logIn()];
      const [atDesk, atHand, theirs] = [
        await listen(desk),
        await listen(hand),
        await listen(stranger),
      ];

      await end(desk, hand);
      const answered = performance.now();
      expect(await atHand.next()).toBeUndefined();
      // Well before the heartbeat would notice.
      expect(performance.now() - answered).toBeLessThan(5_000);
      expect((await atHand.reader.read()).done).toBe(true);

      // Other sessions of the person go on, and so do those of other people.
      await leave({ rating: 3 }, open);
      expect(await theirs.next()).toMatchObject({ feedback: { rating: 3 } });
      if (leaves) {
        await leave({ rating: 4 });
        expect(await atDesk.next()).toMatchObject({ feedback: { rating: 4 } });
      } else expect((await atDesk.reader.read()).done).toBe(true);
      await Promise.all([atDesk.stop(), theirs.stop()]);
    });

    it('while it was about to be opened', async () => {
      const hand = await logIn();
      // Another process believes for some seconds that a session lives.
      const { sid } = JSON.parse(atob(hand.access?.split('.')[1] ?? '')) as { sid: string };
      await readAnswer(api.as(hand).get('/feedback/'));
      await sessionsSql.end(api.store.db, hand.accountId, sid, api.tools.now());

      const response = await api.as(hand).get('/feedback/stream/');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });
  });

  it('is not for guests', async () => {
    expect((await api.as(guest).get('/feedback/stream/')).status).toBe(401);
  });
});
