import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback } from '../../contract/feedback.ts';
import type { StatsOverview } from '../../contract/stats.ts';
import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { guest, type TestPerson } from '../../test/people.ts';
import {
  makeOpenWorkspace,
  makeWorkspace,
  readAnswer,
  visitorsAnswer,
} from '../../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let slug: string;
let codeId: string;
let formId: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  const { code, form } = await makeOpenWorkspace(api, owner);
  slug = code.slug;
  codeId = code.id;
  formId = form.id;
});
afterAll(() => api.close());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';

interface From {
  address?: string;
  userAgent?: string;
  headers?: Record<string, string>;
}

const send = (
  path: string,
  body: unknown,
  { address, userAgent = phone, headers = {} }: From = {},
) =>
  api.fetch(
    `/api/survey/${slug}/${path}/`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent, ...headers },
      body: JSON.stringify(body),
    },
    address,
  );
const submit = (changes: Record<string, unknown> = {}) => send('submit', visitorsAnswer(changes));
const listed = () =>
  readAnswer<{ count: number; results: Feedback[] }>(api.as(owner).get('/feedback/'));
const overview = () => readAnswer<StatsOverview>(api.as(owner).get('/stats/overview/'));

describe('a survey', () => {
  it('opens by its slug in any letter case', async () => {
    for (const written of [slug, slug.toLowerCase(), ` ${slug} `]) {
      const path = `/api/survey/${encodeURIComponent(written)}/`;
      expect(await readAnswer(api.fetch(path))).toMatchObject({
        form: { title: 'Table form' },
        form_version: 1,
        venue: 'Old Town',
        language: 'en-US',
        languages: ['en-US', 'pl-PL'],
        state: 'open',
      });
    }
  });

  it('speaks the language that was asked for, where the form does', async () => {
    const languageOf = async (wanted: string) =>
      (await readAnswer<{ language: string }>(api.fetch(`/api/survey/${slug}/?lang=${wanted}`)))
        .language;
    expect(await languageOf('pl')).toBe('pl-PL');
    expect(await languageOf('de-DE')).toBe('en-US');
  });

  it('answers alike for what is unknown, a draft, or deleted', async () => {
    const draft = (await makeWorkspace(api, owner)).code;
    const deleted = (await makeOpenWorkspace(api, owner)).code;
    await readAnswer(
      api.as(owner).post('/code/bulk_delete/', { ids: [deleted.id], confirm: 'DELETE' }),
    );
    const answers = await Promise.all(
      ['0000000000', draft.slug, deleted.slug, 'x'.repeat(3_000), '%00'].map(async (unknown) => {
        const response = await api.fetch(`/api/survey/${unknown}/`);
        return [response.status, await response.text()];
      }),
    );
    for (const answer of answers) {
      expect(answer).toEqual([404, '{"detail":"Not found.","code":"not_found"}']);
    }
  });

  it('shows its owner nothing more than anyone', async () => {
    expect((await api.as(owner).get(`/survey/${slug}/`)).status).toBe(200);
    expect((await api.as(guest).get(`/survey/${slug}/`)).status).toBe(200);
  });
});

describe('a scan', () => {
  it('counts once for each token, however often it is told', async () => {
    const first = await readAnswer<{ scan_token: string }>(send('scan', {}));
    for (let again = 0; again < 3; again += 1) {
      expect(await readAnswer(send('scan', { scan_token: first.scan_token }))).toEqual(first);
    }
    expect(await overview()).toMatchObject({ scans: 1, unique_scans: 1 });
  });

  it('knows a visitor again on the same day, and not on the next', async () => {
    await readAnswer(send('scan', {}));
    await readAnswer(send('scan', {}));
    await readAnswer(send('scan', {}, { address: '203.0.113.99' }));
    await readAnswer(send('scan', {}, { address: '198.51.100.1' }));
    await readAnswer(send('scan', {}, { userAgent: `${phone} other` }));
    expect(await overview()).toMatchObject({ scans: 5, unique_scans: 3 });

    api.clock.skewMs += 86_400_000;
    await readAnswer(send('scan', {}));
    expect(await overview()).toMatchObject({ scans: 6, unique_scans: 4 });
  });

  it('keeps no address, and destroys the day’s secret within 48 hours', async () => {
    await readAnswer(send('scan', {}));
    const today = new Date(Date.now() + api.clock.skewMs).toISOString().slice(0, 10);
    const secrets = async () =>
      (await sql<{ day: string }>`select day from visitor_salt`.execute(api.database)).rows.map(
        ({ day }) => day,
      );
    expect(await secrets()).toContain(today);
    const { rows } = await sql<{ row: string }>`select scan::text as row from scan`.execute(
      api.database,
    );
    for (const { row } of rows) expect(row).not.toMatch(/203\.0\.113|Mozilla/);

    api.clock.skewMs += 2 * 86_400_000;
    await readAnswer(send('scan', {}));
    expect(await secrets()).not.toContain(today);
  });

  it.each([
    { name: 'a program', from: { userAgent: 'Googlebot/2.1 (+http://google.com/bot.html)' } },
    { name: 'nobody', from: { userAgent: '' } },
    { name: 'a browser that fetches ahead', from: { headers: { 'Sec-Purpose': 'prefetch' } } },
  ])('by $name is answered, and not counted', async ({ from }) => {
    expect((await send('scan', {}, from)).status).toBe(201);
    expect(await overview()).toMatchObject({ scans: 0 });
  });

  it('is not counted while the code is paused', async () => {
    await readAnswer(api.as(owner).post(`/code/${codeId}/pause/`));
    expect((await send('scan', {})).status).toBe(201);
    expect(await overview()).toMatchObject({ scans: 0 });
  });

  it.each([{ scan_token: 'x' }, { channel: 'pigeon' }])('refuses %j', async (body) => {
    expect((await send('scan', body)).status).toBe(400);
  });
});

describe('an answer', () => {
  it('is kept with the names of the day', async () => {
    const response = await submit({ name: ' Ada ', email: 'ada@example.com', duration: 21.5 });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ receipt: expect.stringMatching(/^\w{20}$/) as string });
    await readAnswer(api.as(owner).patch(`/code/${codeId}/`, { name: 'Table 9' }));

    const { results } = await listed();
    expect(results).toEqual([
      {
        id: results[0]?.id,
        code: codeId,
        form: formId,
        code_name: 'Table 1',
        location: 'Old Town',
        company: 'Corner Café',
        date_submitted: results[0]?.date_submitted,
        occurred_at: results[0]?.date_submitted,
        rating: 9,
        comment: 'Lovely cake.',
        name: 'Ada',
        email: 'ada@example.com',
        duration: 21.5,
        sentiment: 'positive',
        sentiment_source: 'rating',
        form_version: 1,
        channel: 'qr',
        status: 'new',
        note: '',
      },
    ]);
  });

  it('sent fifty times at once is one answer with one receipt', async () => {
    const answer = visitorsAnswer({ scan_token: crypto.randomUUID() });
    const responses = await Promise.all(Array.from({ length: 50 }, () => send('submit', answer)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(49).fill(200), 201]);
    const receipts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(receipts).size).toBe(1);
    expect(await overview()).toMatchObject({ scans: 1, submissions: 1 });
  });

  it('counts the scan it belongs to when that was never told', async () => {
    const scan_token = crypto.randomUUID();
    await readAnswer(send('scan', { scan_token }));
    await readAnswer(submit({ scan_token }));
    await readAnswer(submit({ scan_token: crypto.randomUUID() }));
    expect(await overview()).toMatchObject({ scans: 2, submissions: 2 });
  });

  it.each([
    { wrong: { rating: undefined }, answer: { rating: ['This field is required.'] } },
    { wrong: { rating: 0 }, answer: { rating: ['This number is out of range.'] } },
    { wrong: { rating: 11 }, answer: { rating: ['This number is out of range.'] } },
    { wrong: { rating: 4.5 }, answer: { rating: ['This number is out of range.'] } },
    { wrong: { rating: '9' }, answer: { rating: ['This value is not valid.'] } },
    { wrong: { email: 'ada@' }, answer: { email: ['Invalid email address.'] } },
    { wrong: { comment: 'x'.repeat(5_001) }, answer: { comment: ['This text is too long.'] } },
    { wrong: { client_id: 'x' }, answer: { client_id: ['This value is not valid.'] } },
    { wrong: { client_id: undefined }, answer: { client_id: ['This field is required.'] } },
    {
      wrong: { form_version: 2 ** 31 },
      answer: { form_version: ['This number is out of range.'] },
    },
    { wrong: { duration: 1e300 }, answer: { duration: ['This number is out of range.'] } },
    { wrong: { duration: -1 }, answer: { duration: ['This number is out of range.'] } },
  ])('with $wrong is refused with $answer', async ({ wrong, answer }) => {
    const response = await submit(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(answer);
    expect(await listed()).toMatchObject({ count: 0 });
  });

  it('with a null character is refused', async () => {
    const response = await submit({ comment: 'a\0' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ comment: ['Null characters are not allowed.'] });
  });

  it('is judged, and read, by the version the visitor saw', async () => {
    const strict = { fields: [{ type: 'rating' }, { type: 'name', required: true }] };
    await readAnswer(api.as(owner).patch(`/form/${formId}/`, strict));
    await readAnswer(api.as(owner).post(`/code/${codeId}/publish/`, {}));

    expect((await submit({ form_version: 1 })).status).toBe(201);
    expect((await submit({ form_version: 2 })).status).toBe(400);
    expect((await submit({ form_version: 77 })).status).toBe(400);
    expect((await submit({ form_version: 2, name: 'Ada' })).status).toBe(201);
    const { results } = await listed();
    expect(results.map(({ form_version }) => form_version)).toEqual([2, 1]);
    // Version 2 asks for no comment, so none is kept.
    expect(results.map(({ comment }) => comment)).toEqual(['', 'Lovely cake.']);
  });

  it('cannot change what a published version says', async () => {
    await expect(
      sql`update form_version set document = '{}' where form_id = ${formId}`.execute(api.database),
    ).rejects.toThrow('A published form version never changes.');
  });

  it.each([
    { rating: 10, sentiment: 'positive' },
    { rating: 9, sentiment: 'positive' },
    { rating: 8, sentiment: 'neutral' },
    { rating: 7, sentiment: 'neutral' },
    { rating: 6, sentiment: 'negative' },
    { rating: 1, sentiment: 'negative' },
  ])('with a rating of $rating is $sentiment', async ({ rating, sentiment }) => {
    await readAnswer(submit({ rating }));
    expect((await listed()).results[0]).toMatchObject({ sentiment });
  });

  it('that waited offline keeps its own time; one from the future does not', async () => {
    const now = Date.now() + api.clock.skewMs;
    const earlier = new Date(now - 3_600_000).toISOString();
    await readAnswer(submit({ occurred_at: earlier }));
    expect((await listed()).results[0]).toMatchObject({ occurred_at: earlier });

    await readAnswer(submit({ occurred_at: new Date(now + 3_600_000).toISOString() }));
    const [latest] = (await listed()).results;
    expect(latest?.occurred_at).toBe(latest?.date_submitted);
  });

  it('from a program that fills every field is thanked, and counted nowhere', async () => {
    const response = await submit({
      website: 'https://spam.example',
      scan_token: crypto.randomUUID(),
    });
    expect(response.status).toBe(201);
    expect(await listed()).toMatchObject({ count: 0 });
    expect(await overview()).toMatchObject({ scans: 0, submissions: 0 });
  });

  it('is refused while the code is paused, but one that arrived keeps its receipt', async () => {
    const answer = visitorsAnswer();
    const { receipt } = await readAnswer<{ receipt: string }>(send('submit', answer));
    await readAnswer(api.as(owner).post(`/code/${codeId}/pause/`));
    const late = await submit();
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'not_published' });
    expect(await readAnswer(send('submit', answer))).toEqual({ receipt });
  });
});

describe('too many answers', () => {
  it('from one address are refused with a time to wait', async () => {
    const strict = await createTestApi({ rateLimitFactor: 0.02 });
    const person = await strict.addPerson('owner');
    const { code } = await makeOpenWorkspace(strict, person);
    const post = () => strict.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer());
    expect((await post()).status).toBe(201);
    expect((await post()).status).toBe(201);
    const third = await post();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await third.json()).toMatchObject({ code: 'throttled' });
    await strict.close();
  });
});
