import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { feedbackPagesSql } from './feedbackPages.sql.ts';
import { answersAt, type AnswersPage } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let answers: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, code.slug);
  await answers.leave({ rating: 5 });
  // Twelve in one instant, finer than a clock of milliseconds, some without a rating.
  await sql`
    insert into feedback (account_id, id, code_id, client_id, form_id, form_version, code_name,
      location_name, company_name, rating, channel, sentiment, sentiment_source, occurred_at,
      received_at)
    select account_id, gen_random_uuid(), code_id, gen_random_uuid(), form_id, form_version,
      code_name, location_name, company_name, case when n % 3 = 0 then null else n % 4 + 1 end,
      channel, sentiment, sentiment_source, occurred_at,
      received_at + (n % 5) * interval '1 microsecond'
    from feedback, generate_series(1, 12) as n
    where account_id = ${owner.accountId}`.execute(api.database);
});
afterAll(() => api.close());

const idsOf = ({ results }: AnswersPage) => results.map(({ id }) => id);

describe.each(['', 'ordering=date_submitted', 'ordering=rating', 'ordering=-rating'])(
  'the list %s, read by cursor',
  (order) => {
    it.each([1, 4, 12, 13, 20])(
      'has each row once, %i at a time, and backwards too',
      async (size) => {
        const whole = idsOf(await answers.page(`?page_size=0&${order}`));
        expect(new Set(whole).size).toBe(13);

        let page = await answers.page(`?page_size=${size}&${order}`);
        const pages = [idsOf(page)];
        while (page.next !== null) {
          page = await readAnswer<AnswersPage>(api.as(owner).get(page.next.replace('/api', '')));
          pages.push(idsOf(page));
        }
        expect(pages.flat()).toEqual(whole);
        expect(page.count).toBe(13);

        const backwards = [idsOf(page)];
        while (page.previous !== null) {
          page = await readAnswer<AnswersPage>(
            api.as(owner).get(page.previous.replace('/api', '')),
          );
          backwards.unshift(idsOf(page));
        }
        expect(backwards).toEqual(pages);
      },
    );

    it('goes on by cursor from a page that was found by its number', async () => {
      const jumped = await answers.page(`?page=2&page_size=4&${order}`);
      const third = await answers.page(`?page_size=4&after=${jumped.next_cursor}&${order}`);
      const first = await answers.page(`?page_size=4&before=${jumped.previous_cursor}&${order}`);
      expect(idsOf(third)).toEqual(idsOf(await answers.page(`?page=3&page_size=4&${order}`)));
      expect(idsOf(first)).toEqual(idsOf(await answers.page(`?page=1&page_size=4&${order}`)));
    });
  },
);

describe('answers without a rating', () => {
  it.each(['rating', '-rating'])('come last in the order %s', async (order) => {
    const { results } = await answers.page(`?page_size=0&ordering=${order}`);
    expect(results.map(({ rating }) => rating === null)).toEqual([
      ...Array.from({ length: 9 }, () => false),
      ...Array.from({ length: 4 }, () => true),
    ]);
  });
});

describe('a cursor', () => {
  const refused = async (query: string, person = owner) => {
    const response = await api.as(person).get(`/feedback/?page_size=2&${query}`);
    const text = await response.text();
    return [response.status, text];
  };
  const sentence = (field: string) => JSON.stringify({ [field]: ['This value is not valid.'] });

  it('is of no use in another account', async () => {
    const { next_cursor } = await answers.page('?page_size=2');
    const stranger = await api.addPerson('stranger');
    expect(await refused(`after=${next_cursor}`, stranger)).toEqual([400, sentence('after')]);
  });

  it('belongs to its order', async () => {
    const { next_cursor } = await answers.page('?page_size=2&ordering=rating');
    expect(await refused(`after=${next_cursor}`)).toEqual([400, sentence('after')]);
    expect(await refused(`before=${next_cursor}&ordering=-rating`)).toEqual([
      400,
      sentence('before'),
    ]);
  });

  it('is one at a time', async () => {
    const { next_cursor } = await answers.page('?page_size=2');
    expect(await refused(`after=${next_cursor}&before=${next_cursor}`)).toEqual([
      400,
      sentence('before'),
    ]);
  });

  it('is refused when a single sign of it was changed', async () => {
    const cursor = (await answers.page('?page_size=2')).next_cursor ?? '';
    for (let at = 0; at < cursor.length; at += 1) {
      const other = cursor[at] === 'A' ? 'B' : 'A';
      const changed = cursor.slice(0, at) + other + cursor.slice(at + 1);
      expect([at, await refused(`after=${changed}`)]).toEqual([at, [400, sentence('after')]]);
    }
  });

  it.each(['', 'x', '%00', 'A'.repeat(16), 'A'.repeat(300), '%F0%9F%8D%B0', "' or 1=1--", '{}'])(
    'is refused when it is %j',
    async (text) => {
      expect((await refused(`after=${text}`))[0]).toBe(400);
    },
  );

  it('is refused when it was forged with a key that is none', async () => {
    const { writeCursor } = await import('./feedbackCursor.ts');
    const id = crypto.randomUUID();
    for (const position of [
      { key: 'infinity', id },
      { key: "2026-01-01'", id },
      { key: '2026-01-01 00:00:00.000000+00', id: 'nonsense' },
      { key: '2026-13-45 99:99:99.000000+00', id },
      { key: '2026-02-31 10:00:00.000000+00', id },
      { key: '0000-01-01 10:00:00.000000+00', id },
    ]) {
      const forged = writeCursor(owner.accountId, undefined, position);
      expect(await refused(`after=${forged}`)).toEqual([400, sentence('after')]);
    }
  });
});

describe('counting', () => {
  let counted: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    counted = vi.spyOn(feedbackPagesSql, 'count');
  });

  it('is not done for a list that fits on its page', async () => {
    expect((await answers.page('?page_size=20')).count).toBe(13);
    expect(counted).not.toHaveBeenCalled();
  });

  it('is done each time for small lists, and kept for seconds for large ones', async () => {
    counted.mockClear();
    for (const _ of [1, 2]) await answers.page('?page_size=2');
    expect(counted).toHaveBeenCalledTimes(2);

    // A large list is counted twice: to ten thousand, and whole.
    counted.mockClear().mockResolvedValue(12_345);
    for (const _ of [1, 2]) {
      expect((await answers.page('?page_size=2&sentiment=positive')).count).toBe(12_345);
    }
    expect((await answers.page('?page_size=2&rating_max=9')).count).toBe(12_345);
    expect(counted).toHaveBeenCalledTimes(4);
    api.clock.skewMs += 10_001;
    await answers.page('?page_size=2&sentiment=positive');
    expect(counted).toHaveBeenCalledTimes(6);
    counted.mockRestore();
  });

  it('is done anew once the owner has changed something', async () => {
    counted.mockClear().mockResolvedValue(12_345);
    const [one] = (await answers.page('?page_size=2')).results;
    const before = counted.mock.calls.length;
    await answers.page('?page_size=2');
    expect(counted).toHaveBeenCalledTimes(before);
    await readAnswer(api.as(owner).patch(`/feedback/${one?.id}/`, { status: 'resolved' }));
    await answers.page('?page_size=2');
    expect(counted).toHaveBeenCalledTimes(before + 2);
    counted.mockRestore();
  });
});
