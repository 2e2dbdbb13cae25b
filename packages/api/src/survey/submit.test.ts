import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createApi } from '../app.ts';
import type { Feedback } from '../feedback/contract.ts';
import type { StatsOverview } from '../stats/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { sendAsVisitor } from '../test/sendAsVisitor.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { createLogger } from '../tools/logger.ts';

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

const send = (path: 'scan' | 'submit', body: unknown) => sendAsVisitor(api, slug, path, body);
const submit = (changes: Record<string, unknown> = {}) => send('submit', visitorsAnswer(changes));
const listed = () =>
  readAnswer<{ count: number; results: Feedback[] }>(api.as(owner).get('/feedback/'));
const overview = () => readAnswer<StatsOverview>(api.as(owner).get('/stats/overview/'));

describe('an answer', () => {
  it('is kept with the names of the day', async () => {
    const response = await submit({ name: ' Ada ', email: 'ada@example.com', duration: 21.5 });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      receipt: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/) as string,
    });
    await readAnswer(api.as(owner).patch(`/code/${codeId}/`, { name: 'Table 9' }));

    const { results } = await listed();
    expect(results).toEqual([
      {
        id: results[0]?.id,
        code: codeId,
        form: formId,
        form_title: 'Table form',
        code_name: 'Table 1',
        location: 'Old Town',
        company: 'Corner Café',
        date_submitted: results[0]?.date_submitted,
        occurred_at: results[0]?.date_submitted,
        rating: 9,
        comment: 'Lovely cake.',
        name: 'Ada',
        email: 'ada@example.com',
        answers: {},
        duration: 21.5,
        sentiment: 'positive',
        sentiment_source: 'comment',
        form_version: 1,
        is_proven: false,
        channel: 'qr',
        status: 'new',
        assignee: null,
        due_at: null,
        note: '',
        publication: null,
        mentions: [],
        language: expect.any(String) as unknown,
        reply: '',
        replied_at: null,
        reply_by: 'email',
        reply_state: null,
        reply_sent_at: null,
        reply_read_at: null,
        set_aside_reason: null,
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
    // A version that there is not: the one the code shows now.
    expect((await submit({ form_version: 77 })).status).toBe(400);
    expect((await submit({ form_version: 77, name: 'Ada' })).status).toBe(201);
    expect((await submit({ form_version: 2, name: 'Ada' })).status).toBe(201);
    const { results } = await listed();
    expect(results.map(({ form_version }) => form_version)).toEqual([2, 2, 1]);
    // Version 2 asks for no comment, so none is kept.
    expect(results.map(({ comment }) => comment)).toEqual(['', '', 'Lovely cake.']);
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
  ])('with a rating of $rating alone is $sentiment', async ({ rating, sentiment }) => {
    await readAnswer(submit({ rating, comment: '' }));
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

describe('an answer from the same process', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';
  const requestId = 'request-of-a-test';

  /** Sends the same bytes over HTTP and past it. */
  const bothWays = async (at: TestApi, code: string, text: string, address = '203.0.113.7') => {
    const response = await at.fetch(
      `/api/survey/${code}/submit/`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': phone,
          'X-Request-Id': requestId,
        },
        body: text,
      },
      address,
    );
    const sent = { status: response.status, body: await response.json() };
    const { status, headers, body } = await at.app.submit({
      slug: code,
      body: Buffer.from(text),
      address,
      userAgent: phone,
      requestId,
    });
    const names = ['retry-after', 'www-authenticate'];
    const named = (given: Headers) => names.map((name) => given.get(name));
    expect(named(new Headers(headers))).toEqual(named(response.headers));
    return { sent, direct: { status, body: JSON.parse(JSON.stringify(body)) as unknown } };
  };

  it('is taken in once, whichever way it comes', async () => {
    const answer = visitorsAnswer({ name: 'Ada' });

    const { sent, direct } = await bothWays(api, slug, JSON.stringify(answer));

    expect(sent.status).toBe(201);
    expect(direct).toEqual({ status: 200, body: sent.body });
    expect((await listed()).count).toBe(1);
  });

  it('is kept as one that came over HTTP', async () => {
    const [one, other] = [visitorsAnswer(), visitorsAnswer()];
    await send('submit', one);
    const taken = await api.app.submit({
      slug,
      body: Buffer.from(JSON.stringify(other)),
      address: '203.0.113.7',
      userAgent: phone,
      requestId,
    });

    expect(taken.status).toBe(201);
    const { results } = await listed();
    const unlike = ({ id, date_submitted, occurred_at, ...rest }: Feedback) => {
      expect([id, date_submitted, occurred_at]).not.toContain(undefined);
      return rest;
    };
    expect(results).toHaveLength(2);
    expect(new Set(results.map((row) => JSON.stringify(unlike(row)))).size).toBe(1);
  });

  it.each([
    ['no JSON', '{"rating":'],
    ['nothing', ''],
    ['a list', '[1]'],
    ['null', 'null'],
    ['no id', '{"rating":9}'],
    ['wrong types', '{"client_id":7,"rating":"nine","comment":[]}'],
    ['half a character', `{"client_id":"${crypto.randomUUID()}","comment":"\\ud800"}`],
    ['a null character', `{"client_id":"${crypto.randomUUID()}","comment":"\\u0000"}`],
    ['too deep', `{"client_id":${'['.repeat(60)}${']'.repeat(60)}}`],
    ['too long a list', `{"answers":{"a":[${'1,'.repeat(3_000)}1]}}`],
    ['too large', JSON.stringify({ comment: 'x'.repeat(100_001) })],
    ['a rating beyond the scale', `{"client_id":"${crypto.randomUUID()}","rating":11}`],
  ])('is refused as over HTTP: %s', async (_, text) => {
    const { sent, direct } = await bothWays(api, slug, text);

    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(direct).toEqual(sent);
  });

  it.each(['QQQQQQ', '-', 'x'.repeat(64)])(
    'finds no code where there is none: %s',
    async (code) => {
      const { sent, direct } = await bothWays(api, code, JSON.stringify(visitorsAnswer()));

      expect(sent.status).toBe(404);
      expect(direct).toEqual(sent);
    },
  );

  it('counts in the same limits', async () => {
    const limited = await createTestApi({ rateLimitFactor: 1 });
    const person = await limited.addPerson('owner');
    const { code } = await makeOpenWorkspace(limited, person);
    // A code that does not exist costs its caller as well.
    for (let times = 0; times < 50; times += 1) {
      await bothWays(limited, 'QQQQQQ', JSON.stringify(visitorsAnswer()), '203.0.113.99');
    }

    const { sent, direct } = await bothWays(
      limited,
      code.slug,
      JSON.stringify(visitorsAnswer()),
      '203.0.113.99',
    );

    expect(sent.status).toBe(429);
    expect(direct).toMatchObject({ status: 429, body: { code: 'throttled' } });
    await limited.close();
  });

  it('is answered when the database fails, and says why in the log alone', async () => {
    const lines: string[] = [];
    const broken = createApi({
      ...api.tools,
      logger: createLogger('error', { write: (line) => void lines.push(line) }),
      ingestion: { ...api.tools.ingestion, keep: () => Promise.reject(new Error('planted')) },
    });

    const { status, body } = await broken.submit({
      slug,
      body: Buffer.from(JSON.stringify(visitorsAnswer())),
      address: '203.0.113.7',
      userAgent: phone,
      requestId,
    });

    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'server_error', request_id: requestId });
    expect(JSON.stringify(body)).not.toContain('planted');
    expect(lines.join('')).toContain('planted');
    expect(lines.join('')).toContain(requestId);
  });
});
