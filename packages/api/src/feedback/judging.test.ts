import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback } from './contract.ts';
import type { StatsFeedback } from '../stats/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { openStatsShop } from '../test/openStatsShop.ts';
import type { TestPerson } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { judgeSentiment } from '../text/judgeSentiment.ts';
import { createThreads } from '../workers/createThreads.ts';
import { createWorkers, type Workers } from '../workers/createWorkers.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { notifyOfFeedback } from '../notification/notifyOfFeedback.ts';
import { createJudging, judgeByRating, knownMood, type Judging } from './createJudging.ts';
import { judgeWaiting } from './judgeWaiting.ts';

const praise = 'The cake was lovely, thank you!';
const unknown = { now: () => undefined, settled: Promise.resolve() };
const closing: (() => Promise<unknown>)[] = [];
let api: TestApi;
let owner: TestPerson;
let slug: string;

async function open(judging?: Judging) {
  api = await createTestApi(judging && { judging });
  closing.push(() => api.close());
  owner = await api.addPerson('owner');
  ({
    code: { slug },
  } = await makeOpenWorkspace(api, owner));
}
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const submit = (comment: string, changes: Record<string, unknown> = {}) =>
  sendAsVisitor(api, slug, 'submit', visitorsAnswer({ rating: 2, comment, ...changes }));

const moods = async () => {
  const { results } = await readAnswer<{ results: Feedback[] }>(api.as(owner).get('/feedback/'));
  return Object.fromEntries(
    results.map(({ comment, sentiment, sentiment_source }) => [
      comment,
      sentiment && `${sentiment} by ${sentiment_source}`,
    ]),
  );
};
const said = () => readAnswer<StatsFeedback>(api.as(owner).get('/stats/feedback/'));

/** Judges with a real thread that hangs for ever on "hang", and ends on "break". Knows which threads run. */
function plantThread(maxSeconds = 1): Judging & { running: Set<Worker> } {
  const running = new Set<Worker>();
  const threads = createThreads(
    {
      size: 1,
      maxSeconds,
      maxStartSeconds: 60,
      idleSeconds: 60,
      maxWaiting: 10,
      maxOfOwner: 10,
      maxWaitSeconds: 60,
    },
    () => {
      const worker = new Worker(new URL('../test/plantedThread.ts', import.meta.url));
      running.add(worker);
      return worker.on('exit', () => running.delete(worker));
    },
  );
  closing.push(() => threads.close());
  const run = (name: 'judgeComments', input: unknown, owner: string) =>
    new Promise((resolve, reject) => threads.run({ name, input, owner, resolve, reject }));
  const judging = createJudging({
    workers: { run } as unknown as Workers,
    logger: api.tools.logger,
  });
  return { ...judging, running };
}

/** Judges nothing until it is told to. */
function holdJudging() {
  let isHeld = true;
  const judging: Judging = {
    begin: (said) => (said.comment === '' ? knownMood(judgeByRating(said)) : unknown),
    judge: (said) =>
      isHeld
        ? Promise.reject(new PostponedError('Nobody is there.'))
        : Promise.resolve(judgeSentiment(said)),
  };
  return { judging, release: () => (isHeld = false) };
}

describe('a comment that breaks what reads it', () => {
  const later: { judging?: Judging } = {};
  const passOn: Judging = {
    begin: (said) => later.judging?.begin(said) ?? unknown,
    judge: (said) => later.judging?.judge(said) ?? Promise.reject(new PostponedError('too early')),
  };
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  /** The longest that the thread of requests worked without a turn, in milliseconds of processor time. */
  const measureStandstill = async (work: () => Promise<unknown>) => {
    let [last, longest] = [processorMs(), 0];
    const ticking = setInterval(() => {
      longest = Math.max(longest, processorMs() - last);
      last = processorMs();
    }, 1);
    await work();
    await wait(20);
    clearInterval(ticking);
    return longest;
  };

  it.each(['hang', 'break'])(
    'keeps nobody waiting, and is set aside: %s',
    async (word) => {
      await open(passOn);
      const planted = plantThread();
      later.judging = planted;
      const standstill = await measureStandstill(async () => {
        expect((await submit(`${word} this`)).status).toBe(201);
        expect((await api.fetch('/healthz')).status).toBe(200);
        expect((await submit(praise)).status).toBe(201);
        await judgeWaiting(api.tools);
      });
      expect(standstill).toBeLessThan(900);
      expect(await moods()).toEqual({
        [`${word} this`]: 'negative by rating',
        [praise]: 'positive by comment',
      });
      const { comments, negative, positive, words } = await said();
      expect({ comments, negative, positive }).toEqual({ comments: 2, negative: 1, positive: 1 });
      expect(words.map(({ text }) => text)).not.toContain(word);
      expect(words.map(({ text }) => text)).toContain('cake');
      // The one that went on is there at the most.
      await expect.poll(() => planted.running.size, { timeout: 20_000 }).toBeLessThan(2);
    },
    60_000,
  );

  it('would be noticed in the thread of requests', async () => {
    await open({
      begin: (said) => {
        for (const end = processorMs() + 1_000; processorMs() < end;);
        return knownMood(judgeSentiment(said));
      },
      judge: (said) => Promise.resolve(judgeSentiment(said)),
    });
    expect(await measureStandstill(() => submit(praise))).toBeGreaterThan(900);
  });
});

describe('an answer that is not judged yet', () => {
  let release: () => unknown;
  beforeEach(async () => {
    const held = holdJudging();
    ({ release } = held);
    await open(held.judging);
  });

  it('counts in everything but moods and words, and there once it is judged', async () => {
    await submit(praise);
    expect(await moods()).toEqual({ [praise]: null });
    expect(await said()).toMatchObject({ comments: 1, positive: 0, neutral: 0, words: [] });

    release();
    expect(await judgeWaiting(api.tools)).toBe(true);
    expect(await judgeWaiting(api.tools)).toBe(false);
    expect(await moods()).toEqual({ [praise]: 'positive by comment' });
    expect(await said()).toMatchObject({ comments: 1, positive: 1, neutral: 0 });
    expect((await said()).words.map(({ text }) => text)).toContain('cake');
  });

  it('is judged by whoever starts next, once, though several do', async () => {
    await submit(praise);
    await submit('Cold soup, never again.', { rating: 9 });
    await expect(judgeWaiting(api.tools)).rejects.toThrow('Nobody is there.');

    release();
    await Promise.all([1, 2, 3].map(() => judgeWaiting(api.tools)));
    await judgeWaiting(api.tools);
    expect(await moods()).toEqual({
      [praise]: 'positive by comment',
      'Cold soup, never again.': 'negative by comment',
    });
    expect(await said()).toMatchObject({ comments: 2, positive: 1, negative: 1 });
  });

  it('keeps the mood that its owner said meanwhile', async () => {
    await submit(praise);
    const { results } = await readAnswer<{ results: Feedback[] }>(api.as(owner).get('/feedback/'));
    const path = `/feedback/${results[0]?.id}/`;
    await readAnswer(api.as(owner).patch(path, { sentiment: 'neutral' }));
    expect((await api.as(owner).patch(path, { sentiment: null })).status).toBe(503);

    release();
    await judgeWaiting(api.tools);
    expect(await moods()).toEqual({ [praise]: 'neutral by owner' });
    await readAnswer(api.as(owner).patch(path, { sentiment: null }));
    expect(await moods()).toEqual({ [praise]: 'positive by comment' });
  });

  it('is told of once it is judged, and its list hears of it again', async () => {
    await submit(praise);
    await submit('', { rating: 9 });
    const notified = async () => {
      await notifyOfFeedback(api.tools);
      const { results } = await readAnswer<{ results: { kind: string; count: number }[] }>(
        api.as(owner).get('/notification/'),
      );
      return results
        .filter(({ kind }) => kind === 'new_feedback' || kind === 'low_rating')
        .reduce((sum, { count }) => sum + count, 0);
    };
    expect(await notified()).toBe(1);

    const stream = await api.as(owner).get('/feedback/stream/');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    release();
    await judgeWaiting(api.tools);
    const { value = '' } = (await reader?.read()) ?? {};
    expect(value).toMatch(/^event: feedback\n/);
    expect(value).toContain('"sentiment":"positive","sentiment_source":"comment"');
    await reader?.cancel();
    expect(await notified()).toBe(2);
  });

  it('gets the mood of its rating when nobody came to judge it for a minute', async () => {
    await submit(praise);
    api.clock.skewMs = 61_000;
    await judgeWaiting(api.tools);
    expect(await moods()).toEqual({ [praise]: 'negative by rating' });
  });

  it('has nothing to wait for where nobody wrote a comment, or a program did', async () => {
    await submit('', { rating: 9 });
    await submit(praise, { website: 'https://spam.example' });
    const { rows } = await sql<{ sentiment: string }>`
      select sentiment from feedback where sentiment is null or is_spam`.execute(api.database);
    expect(rows.every(({ sentiment }) => sentiment === 'negative')).toBe(true);
  });
});

it('is counted exactly, whatever happens to it before and after', async () => {
  const held = holdJudging();
  await open(held.judging);
  held.release();
  const at = await openStatsShop(api);
  const unjudged = { sentiment: null, sentiment_source: null, rating: 3 };
  const ids = await at.answer(
    { ...unjudged, comment: praise },
    { ...unjudged, comment: 'The soup was cold.' },
    { ...unjudged, comment: 'Deleted before it was judged: lovely, friendly staff' },
    { ...unjudged, comment: 'hang' },
    { comment: 'Great cake', sentiment: 'positive', sentiment_source: 'comment' },
  );
  await sql`
    insert into feedback_unjudged (account_id, feedback_id)
    select account_id, id from feedback where sentiment is null`.execute(api.database);
  await at.expectExact();
  await at.change('feedback', ids.slice(2, 3), { deleted_at: new Date() });
  const judging: Judging = {
    ...held.judging,
    judge: (said) => Promise.resolve(said.comment === 'hang' ? null : judgeSentiment(said)),
  };
  await judgeWaiting({ ...api.tools, judging });
  await at.expectExact();
  await at.change('feedback', ids.slice(2, 3), { deleted_at: null });
  await at.expectExact();
  expect(await at.sum()).toMatchObject({ comments: 5, positive: 3, neutral: 0, negative: 2 });
  const words = await api.tools.rollup.words(at.accountId, 'account', [''], {});
  expect(words.words.has('hang')).toBe(false);
  expect(words.words.get('cake')).toMatchObject({ positive: 2 });
  await at.change('feedback', ids, { deleted_at: new Date() });
  await at.expectExact();
  expect((await api.tools.rollup.words(at.accountId, 'account', [''], {})).words.size).toBe(0);
});

it('is judged by a thread of the product within a moment', async () => {
  const workers = createWorkers();
  closing.push(() => workers.close());
  await open();
  const judging = createJudging({ workers, logger: api.tools.logger });
  const mood = judging.begin({ rating: 2, comment: praise });
  expect(mood.now()).toBeUndefined();
  await mood.settled;
  expect(mood.now()).toMatchObject({ sentiment: 'positive', source: 'comment' });
});
