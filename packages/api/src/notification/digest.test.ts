import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { sendDigest } from '../jobs/periodicLetters.ts';
import { exampleLetters } from '../mail/exampleLetters.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { alarmsSql } from './alarms.sql.ts';
import { createNotifications } from './notifications.ts';
import { planDigests } from './notifyAccounts.ts';
import { notificationSettingsSql } from './notificationSettings.sql.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await api.database.deleteFrom('notification_setting').execute();
  api.jobs.length = 0;
  // A Tuesday.
  at('2026-12-01T12:00:00Z');
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const at = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const set = (change: object) =>
  readAnswer(
    api.as(owner).put('/user/notification_settings/', {
      digest: 'daily',
      quiet_from: null,
      quiet_to: null,
      timezone: 'Europe/Warsaw',
      low_rating_letters: true,
      ...change,
    }),
  );
const leave = async (rating: number | null, comment = '') => {
  const answer = visitorsAnswer({ rating, comment });
  await readAnswer(api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, answer));
};
const lettersAt = async (moment: string) => {
  at(moment);
  await planDigests(api.tools);
  return api.runJobs();
};

describe('the digest', () => {
  it('sums up a day at eight in the morning, by the clock of the settings', async () => {
    await leave(1, 'Before anybody asked');
    at('2026-12-01T12:30:00Z');
    await set({});
    at('2026-12-01T18:00:00Z');
    const comments: [number, string][] = [
      [9, 'Good'],
      [2, 'Cold'],
      [4, 'Slow'],
      [3, ''],
      [5, 'Loud'],
    ];
    for (const [rating, comment] of comments) await leave(rating, comment);

    expect(await lettersAt('2026-12-02T06:59:00Z')).toEqual([]);
    const [letter, ...others] = await lettersAt('2026-12-02T07:00:30Z');

    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: { address: owner.email }, subject: 'Your day: 5 answers' });
    const said = '5 answers, 4.6 out of 10 on average (5 ratings)';
    expect(letter?.text).toContain(`${said}.\n\nOld Town: ${said}`);
    const quotes = [...(letter?.text.matchAll(/^> (.*)$/gm) ?? [])].map(([, words]) => words);
    expect(quotes).toEqual(['Cold', 'Slow', 'Loud']);
  });

  it('goes out once a day, whichever process looks, and again the next day', async () => {
    await set({});
    await leave(8);
    at('2026-12-02T07:00:30Z');
    await Promise.all([planDigests(api.tools), planDigests(api.tools)]);
    await planDigests(api.tools);
    expect(api.jobs).toHaveLength(1);
    api.jobs.push(...api.jobs);
    expect(await api.runJobs()).toHaveLength(1);

    await leave(9);
    expect(await lettersAt('2026-12-03T07:00:30Z')).toMatchObject([
      { subject: 'Your day: 1 answer' },
    ]);
  });

  it('is left out when nothing came in', async () => {
    await set({});
    expect(await lettersAt('2026-12-02T07:00:30Z')).toEqual([]);
  });

  it('sums up a week on Mondays', async () => {
    await set({ digest: 'weekly' });
    await leave(8);
    expect(await lettersAt('2026-12-06T23:00:00Z')).toEqual([]);
    expect(await lettersAt('2026-12-07T07:00:30Z')).toMatchObject([
      { subject: 'Your week: 1 answer' },
    ]);
  });

  it('tells the week before, in the language of its owner, and a day does not', async () => {
    at('2026-11-24T12:00:00Z');
    for (let left = 0; left < 12; left += 1) await leave(9, 'Great coffee');
    at('2026-12-01T12:00:00Z');
    await set({ digest: 'weekly' });
    for (let left = 0; left < 12; left += 1) await leave(2, 'We waited forever');
    const [letter] = await lettersAt('2026-12-07T07:00:30Z');
    expect(letter?.text).toContain('Ratings got worse: 2.0 out of 10 on average (12 ratings)');
    expect(letter?.text).toMatch(/“Waiting time” was spoken of more: .* “We waited forever”/);

    await set({ digest: 'daily' });
    await leave(8);
    expect((await lettersAt('2026-12-08T07:00:30Z'))[0]?.text).not.toContain('spoken of');
  });

  it('leaves nothing out when the servers were down for days', async () => {
    await set({});
    await leave(8);
    expect(await lettersAt('2026-12-05T09:00:00Z')).toHaveLength(1);
    await leave(9);
    expect(await lettersAt('2026-12-06T07:01:00Z')).toMatchObject([
      { subject: 'Your day: 1 answer' },
    ]);
  });

  it('tells the next time of an answer that was on its way while it went out', async () => {
    await set({});
    await leave(8);
    expect(await lettersAt('2026-12-02T07:00:10Z')).toHaveLength(1);
    at('2026-12-02T06:59:50Z');
    await leave(9);
    expect(await lettersAt('2026-12-03T07:00:30Z')).toMatchObject([
      { subject: 'Your day: 1 answer' },
    ]);
  });

  it('waits for the end of the quiet hours', async () => {
    await set({ quiet_from: '21:00', quiet_to: '09:30' });
    await leave(8);
    expect(await lettersAt('2026-12-02T07:00:30Z')).toEqual([]);
    expect(await lettersAt('2026-12-02T08:30:30Z')).toHaveLength(1);
  });

  it('waits for their end, too, when the mail server took it too late', async () => {
    await set({ quiet_from: '12:00', quiet_to: '14:00' });
    await leave(8);
    at('2026-12-02T07:00:30Z');
    await planDigests(api.tools);
    const [asked] = api.jobs;
    if (asked?.name !== 'sendDigest') throw new Error('No digest was asked for.');
    const down = { send: () => Promise.reject(new Error('451 Not now')), close: () => undefined };
    await expect(sendDigest.run(asked.input, { ...api.tools, mailer: down })).rejects.toThrow(
      '451',
    );

    at('2026-12-02T11:30:00Z');
    expect(await api.runJobs()).toEqual([]);
    at('2026-12-02T13:00:30Z');
    expect(await api.runJobs()).toHaveLength(1);
  });

  it('does not come once it is switched off, not even one that was planned', async () => {
    await set({});
    await leave(8);
    at('2026-12-02T07:00:30Z');
    await planDigests(api.tools);
    await set({ digest: 'none' });
    expect(await api.runJobs()).toEqual([]);
    expect(await lettersAt('2026-12-03T07:00:30Z')).toEqual([]);
  });

  it('comes although the settings are changed when it is due, and no answer is in two', async () => {
    await set({});
    await leave(8);
    at('2026-12-02T07:00:30Z');
    await set({ quiet_from: '21:00', quiet_to: '06:00' });
    // The planner comes in between when the settings are changed again.
    const real = { ...notificationSettingsSql };
    const { accountId } = owner;
    const before = await real.find(api.store.db, accountId);
    const finding = vi
      .spyOn(notificationSettingsSql, 'find')
      .mockImplementation(async (...about) => {
        const found = await real.find(...about);
        await planDigests(api.tools);
        return found;
      });
    await createNotifications(api.tools).setSettings(accountId, before);
    finding.mockRestore();
    expect(await api.runJobs()).toMatchObject([{ subject: 'Your day: 1 answer' }]);
    expect(await lettersAt('2026-12-03T07:00:30Z')).toEqual([]);
  });

  it('says that nobody gave a rating, where nobody did', async () => {
    // An earlier version of the form did not ask for one.
    await set({});
    await leave(8);
    await api.database.updateTable('feedback').set({ rating: null }).execute();
    const [letter] = await lettersAt('2026-12-02T07:00:30Z');
    expect(letter?.text).toContain('1 answer without a rating.');
  });
});

describe('changes', () => {
  /** Each with its own evidence, found at one moment. */
  const find = async (moment: string, ...changes: object[]) => {
    for (const change of changes) {
      await alarmsSql.insert(api.store.db, owner.accountId, {
        id: api.tools.newId(),
        kind: 'rating_lower',
        location_id: workspace.location.id,
        topic: null,
        since: '2026-11-28',
        n: 64,
        before: 8.62,
        after: 7.37,
        found_at: new Date(moment),
        ...change,
      });
    }
  };
  const topic = { kind: 'topic_more', location_id: null, n: 18, before: 0.09, after: 0.312 };

  it('are in the digest after they were found, with their evidence, and in no other', async () => {
    await set({});
    await leave(8);
    await find(
      '2026-12-01T18:00:00Z',
      { kind: 'volume_fewer', n: 20, before: 9.81, after: 4 },
      { ...topic, topic: 'waiting' },
      {},
    );
    const [letter] = await lettersAt('2026-12-02T07:00:30Z');
    expect(letter?.text).toContain('Something changed, by more than chance alone explains:');
    for (const sentence of [
      'Ratings at Old Town are lower: 7.4 on average since November 28 (64 ratings), 8.6 before.',
      'Fewer answers than usual at Old Town: 4 a day since November 28, where 9.8 are usual.',
      'Comments speak more often of “Waiting time”: 31% of those in the week from November 28 (18 comments), 9% in the four weeks before.',
    ]) {
      expect(letter?.text).toContain(sentence);
    }
    await leave(8);
    const [next] = await lettersAt('2026-12-03T07:00:30Z');
    expect(next?.text).not.toContain('Something changed');
  });

  it('are told although nothing came in, and not once they ended or were not useful', async () => {
    await set({});
    await find('2026-12-01T18:00:00Z', { kind: 'volume_fewer', n: 0, before: 9.81, after: 0 });
    expect(await lettersAt('2026-12-02T07:00:30Z')).toMatchObject([
      { subject: 'Your day: 0 answers', text: expect.stringContaining('No answers.') },
    ]);
    await find('2026-12-02T18:00:00Z', { ...topic, topic: 'price' }, { kind: 'rating_higher' });
    await api.database
      .updateTable('alarm')
      .set({ ended_at: new Date() })
      .where('kind', '=', 'topic_more')
      .execute();
    await api.database
      .updateTable('alarm')
      .set({ not_useful_at: new Date() })
      .where('kind', '=', 'rating_higher')
      .execute();
    expect(await lettersAt('2026-12-03T07:00:30Z')).toEqual([]);
  });

  it('are told in Polish to who reads Polish', () => {
    const { text } = exampleLetters['digest']?.({
      language: 'pl-PL',
      name: 'Rynek',
      url: 'https://example.com/',
    }) ?? { text: '' };
    expect(text).toContain(
      'Oceny w lokalizacji Rynek są niższe: średnio 7,4 od 16 listopada (64 oceny), wcześniej 8,6.',
    );
    expect(text).toContain('Komentarze częściej dotyczą tematu „Czas oczekiwania”: 31% w tygodniu');
  });
});

describe('the settings of notifications', () => {
  it('are quiet about nothing and send no digest until somebody sets them', async () => {
    expect(await readAnswer(api.as(owner).get('/user/notification_settings/'))).toEqual({
      digest: 'none',
      quiet_from: null,
      quiet_to: null,
      timezone: 'UTC',
      low_rating_letters: true,
      low_rating_threshold: 5,
      monthly_report: false,
      low_rating_topics: [],
      low_rating_words: [],
    });
  });

  it('are set as a whole', async () => {
    const settings = {
      digest: 'weekly',
      quiet_from: '22:00',
      quiet_to: '07:00',
      timezone: 'Europe/Warsaw',
      low_rating_letters: false,
      low_rating_threshold: 3,
      monthly_report: true,
      low_rating_topics: ['waiting', 'own-3'],
      low_rating_words: ['zimn'],
    };
    expect(await set(settings)).toEqual(settings);
    expect(await readAnswer(api.as(owner).get('/user/notification_settings/'))).toEqual(settings);

    // Programs of before do not know the threshold: it stays.
    const { low_rating_threshold, ...known } = settings;
    expect(await set(known)).toMatchObject({ low_rating_threshold });
  });

  it.each([
    ['digest', { digest: 'hourly' }],
    ['quiet_from', { quiet_from: '24:00', quiet_to: '07:00' }],
    ['quiet_to', { quiet_from: '22:00' }],
    ['quiet_to', { quiet_from: '22:00', quiet_to: '22:00' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['low_rating_letters', { low_rating_letters: 'yes' }],
    ['low_rating_threshold', { low_rating_threshold: 11 }],
    ['low_rating_threshold', { low_rating_threshold: null }],
    ['monthly_report', { monthly_report: 'yes' }],
    ['low_rating_topics.0', { low_rating_topics: ['nothing'] }],
    ['low_rating_words', { low_rating_words: Array<string>(21).fill('a') }],
  ])('refuse a wrong %s', async (field, change) => {
    await expect(set(change)).rejects.toThrow(`400: {"${field}":[`);
  });

  it('are not for guests', async () => {
    expect((await api.as(guest).get('/user/notification_settings/')).status).toBe(401);
    expect((await api.as(guest).put('/user/notification_settings/', {})).status).toBe(401);
  });
});
