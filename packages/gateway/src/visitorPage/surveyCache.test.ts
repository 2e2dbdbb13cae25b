import { describe, expect, it, vi } from 'vitest';

import type { Survey } from '../api/api.generated.ts';
import { noAnswer, UpstreamError } from '../api/UpstreamError.ts';
import { survey as published } from '../test/visits.ts';
import { createSurveyCache } from './surveyCache.ts';

const survey = (form_version: number) => ({ ...published, form_version }) as Survey;

const refusal = (status: number) =>
  new UpstreamError({ status, code: '', detail: '', fields: {}, retryAfter: null });

const createTestCache = () => {
  let time = 1_000_000;
  const cache = createSurveyCache(() => time);
  const ask = vi.fn<() => Promise<Survey>>(() => Promise.resolve(survey(1)));
  return {
    cache,
    ask,
    find: async () => (await cache.find('K7QX', ask)).survey.form_version,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

describe('the form of a code', () => {
  it('is asked for once, however many come', async () => {
    const { find, ask } = createTestCache();

    await Promise.all([find(), find(), find()]);
    await find();

    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is seen anew within a second', async () => {
    const { find, ask, pass } = createTestCache();
    await find();
    ask.mockResolvedValue(survey(2));

    pass(999);
    expect(await find()).toBe(1);
    pass(1);
    expect(await find()).toBe(2);
  });

  it('is seen anew at once after a write that passed here', async () => {
    const { cache, find, ask } = createTestCache();
    await find();
    ask.mockResolvedValue(survey(2));

    cache.forget();

    expect(await find()).toBe(2);
  });

  it('is not remembered from before a write by whoever asked before it', async () => {
    const { cache, find, ask } = createTestCache();
    const before = Promise.withResolvers<Survey>();
    ask.mockReturnValueOnce(before.promise).mockResolvedValue(survey(2));

    const early = find();
    cache.forget();
    expect(await find()).toBe(2);
    before.resolve(survey(1));
    await early;

    expect(await find()).toBe(2);
  });

  it.each([0, 429, 500, 503])('is shown as it was when the API answers %i', async (status) => {
    const { find, ask, pass } = createTestCache();
    await find();
    ask.mockRejectedValue(status === 0 ? noAnswer(new Error('gone')) : refusal(status));

    pass(300_000);
    expect(await find()).toBe(1);
    expect(await find()).toBe(1);
    // The API is left in peace for a second.
    expect(ask).toHaveBeenCalledTimes(2);

    pass(600_000);
    await expect(find()).rejects.toThrow('The API answered');
  });

  it('is shown as it was when the API does not answer in time', async () => {
    vi.useFakeTimers();
    const { find, ask, pass } = createTestCache();
    await find();
    ask.mockReturnValue(new Promise(() => {}));
    pass(2_000);

    const found = find();
    await vi.advanceTimersByTimeAsync(500);

    expect(await found).toBe(1);
    vi.useRealTimers();
  });

  it('is gone at once when the API says that it is', async () => {
    const { find, ask, pass } = createTestCache();
    await find();
    pass(1_000);
    ask.mockRejectedValueOnce(refusal(404)).mockRejectedValueOnce(refusal(503));

    await expect(find()).rejects.toThrow('404');
    await expect(find()).rejects.toThrow('503');
  });

  it('is not kept from others because one asks too often', async () => {
    const { cache, ask } = createTestCache();
    ask.mockRejectedValueOnce(refusal(429));

    const [one, other] = await Promise.allSettled([
      cache.find('K7QX', ask),
      cache.find('K7QX', ask),
    ]);

    expect([one.status, other.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('has another fingerprint when anything of it is another', async () => {
    const { cache, ask } = createTestCache();
    const one = await cache.find('A', ask);
    const same = await cache.find('B', ask);
    const other = await cache.find('C', () =>
      Promise.resolve({ ...survey(1), venue: 'Nowe Miasto' }),
    );

    expect(one.fingerprint).toBe(same.fingerprint);
    expect(one.fingerprint).not.toBe(other.fingerprint);
  });
});
