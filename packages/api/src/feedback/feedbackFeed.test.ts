import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { feedbacksSql } from './feedbacks.sql.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { notifyOfFeedback } from '../notification/notifyOfFeedback.ts';
import { createFeedbackFeed, type FeedEvent } from './feedbackFeed.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
  await readAnswer(api.as(owner).post('/notification/mark_read/', {}));
});
afterAll(() => api.close());

const leave = async () => {
  const { slug } = workspace.code;
  await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer()));
};

/** Listens to an account, and answers what was heard since the last look, once there is some. */
const listen = async (
  feed: ReturnType<typeof createFeedbackFeed>,
  { accountId, userId }: TestPerson,
) => {
  const heard: FeedEvent[] = [];
  const end = vi.fn<() => void>();
  const leaveFeed = await feed.subscribe(accountId, {
    userId,
    sessionId: '',
    placesOf: undefined,
    wantsRows: true,
    tell: (news) => heard.push(news),
    end,
  });
  const next = () =>
    vi.waitFor(
      () => {
        const news = heard.shift();
        if (!news) throw new Error('Nothing was heard.');
        return news;
      },
      { timeout: 30_000 },
    );
  return { next, end, leaveFeed };
};

describe('what is unread', () => {
  const remove = {
    code: () => ['/code/bulk_delete/', { ids: [workspace.code.id], confirm: 'DELETE' }],
    location: () => ['/location/bulk_delete/', { ids: [workspace.location.id] }],
    company: () => ['/company/bulk_delete/', { ids: [workspace.company.id] }],
  } satisfies Record<string, () => [string, object]>;

  it.each(['code', 'location', 'company'] as const)(
    'is told anew when a %s goes, and when it comes back',
    async (kind) => {
      await leave();
      await notifyOfFeedback(api.tools);
      const { next, leaveFeed } = await listen(createFeedbackFeed(api.tools), owner);
      const [path, body] = remove[kind]();
      const { deletion } = await readAnswer<{ deletion: string }>(api.as(owner).post(path, body));
      expect(await next()).toEqual({
        event: 'notification',
        data: { notification: null, unread: 0 },
      });
      await readAnswer(api.as(owner).post(`/deletion/${deletion}/restore/`));
      expect(await next()).toEqual({
        event: 'notification',
        data: { notification: null, unread: 1 },
      });
      leaveFeed();
    },
  );
});

describe('an answer that could not be read', () => {
  it('ends the streams of its account, which come back and read it, and is in the log', async () => {
    const stranger = await api.addPerson('stranger');
    const warn = vi.spyOn(api.tools.logger, 'warn');
    const find = vi.spyOn(feedbacksSql, 'find').mockRejectedValue(new Error('No room'));
    const feed = createFeedbackFeed(api.tools);
    const mine = await listen(feed, owner);
    const theirs = await listen(feed, stranger);

    await leave();
    await vi.waitFor(() => expect(mine.end).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(theirs.end).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    find.mockRestore();
    mine.leaveFeed();
    theirs.leaveFeed();
  });
});
