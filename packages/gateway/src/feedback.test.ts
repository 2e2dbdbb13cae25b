import { setTimeout as pause } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { feedback } from './test/world.ts';

const query =
  'subscription { accountEvent { feedbackAdded { id rating codeName sentiment channel } } }';

const listening = 'event: listening\ndata: {}\n\n';

/** The API's stream, with a hand on it: what is written arrives, and whether anyone still reads. */
const createStream = () => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { isAborted: false };
  const answer = (_: unknown, request: Request) => {
    request.signal.addEventListener('abort', () => {
      state.isAborted = true;
      controller?.error(request.signal.reason);
    });
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (started) => {
          controller = started;
          started.enqueue(encoder.encode(listening));
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  };
  return {
    state,
    answer,
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('terminated: other side closed')),
  };
};

const subscribe = (
  gateway: ReturnType<typeof createTestGateway>,
  signal?: AbortSignal,
  asked = query,
) =>
  gateway.send({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: 'Bearer abc',
    },
    body: JSON.stringify({ query: asked }),
    ...(signal && { signal }),
  });

const news = {
  id: 'feedback-1',
  since: '2026-11-21T09:00:00.000Z',
  sentiment: 'positive',
  sentiment_source: 'comment',
};
const eventFor = (rating: number) =>
  `event: feedback\ndata: ${JSON.stringify({ ...news, feedback: { ...feedback, rating } })}\n\n`;

/** Reads on until a piece of text was there. */
const createReader = (answer: Response) => {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    until: async (piece: string) => {
      while (!text.includes(piece)) {
        const read = await reader?.read();
        if (!read || read.done) break;
        text += read.value;
      }
      return text;
    },
    cancel: () => reader?.cancel(),
  };
};

it("sends each new answer as it arrives, by the caller's own session", async () => {
  const stream = createStream();
  const gateway = createTestGateway({ 'GET /feedback/stream/': stream.answer });

  const answer = await subscribe(gateway);
  const reader = createReader(answer);
  await pause(20);
  stream.write(': still here\n\n');
  stream.write(eventFor(9).slice(0, 40));
  stream.write(eventFor(9).slice(40) + eventFor(3));
  const text = await reader.until('"rating":3');

  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(text).toContain(
    '{"accountEvent":{"feedbackAdded":{"id":"feedback-1","rating":9,"codeName":"Table 1","sentiment":"POSITIVE","channel":"QR"}}}',
  );
  expect(gateway.asked[0]?.headers['authorization']).toBe('Bearer abc');
  expect(gateway.asked[0]?.query).toEqual({ rows: 'true' });
  await reader.cancel();
});

it('says that an answer came, without asking for its row where nobody does', async () => {
  const stream = createStream();
  const gateway = createTestGateway({ 'GET /feedback/stream/': stream.answer });
  const asked = `subscription { accountEvent { ...Changed } }
    fragment Changed on AccountEvent { feedbackChanged { id since sentiment sentimentSource } }`;
  const reader = createReader(await subscribe(gateway, undefined, asked));
  await pause(20);
  stream.write(`event: feedback\ndata: ${JSON.stringify(news)}\n\n`);

  expect(await reader.until('feedback-1')).toContain(
    '{"accountEvent":{"feedbackChanged":{"id":"feedback-1","since":"2026-11-21T09:00:00.000Z","sentiment":"POSITIVE","sentimentSource":"COMMENT"}}}',
  );
  expect(gateway.asked.map(({ path, query }) => [path, query])).toEqual([
    ['/feedback/stream/', {}],
  ]);
  await reader.cancel();
});

it('counts what arrived by the filters of the list', async () => {
  const gateway = createTestGateway({
    'GET /feedback/arrivals/': () => ({ count: 2, latest: '2026-11-21T09:02:00.000Z' }),
  });
  const { data } = await gateway.ask(
    `{ feedbackArrivals(since: "2026-11-21T09:00:00.000Z", status: NEW, locationId: "l-1") {
      count latest } }`,
  );
  expect(data).toEqual({ feedbackArrivals: { count: 2, latest: '2026-11-21T09:02:00.000Z' } });
  expect(gateway.asked[0]?.query).toEqual({
    since: '2026-11-21T09:00:00.000Z',
    period: 'all_time',
    status: 'new',
    site: 'l-1',
  });
});

it("closes the API's stream when the reader leaves", async () => {
  const stream = createStream();
  const gateway = createTestGateway({ 'GET /feedback/stream/': stream.answer });
  const reader = createReader(await subscribe(gateway));
  await pause(20);
  stream.write(eventFor(9));
  await reader.until('"rating":9');

  await reader.cancel();
  await pause(50);

  expect(stream.state.isAborted).toBe(true);
});

it('closes the stream of an API in the same process, which hears of no signal', async () => {
  const state = { isCancelled: false };
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (started) => started.enqueue(new TextEncoder().encode(listening + eventFor(9))),
      cancel: () => {
        state.isCancelled = true;
      },
    });
  const gateway = createTestGateway({
    'GET /feedback/stream/': () =>
      new Response(body(), { headers: { 'content-type': 'text/event-stream' } }),
  });
  const reader = createReader(await subscribe(gateway));
  await reader.until('"rating":9');

  await reader.cancel();
  await pause(50);

  expect(state.isCancelled).toBe(true);
});

it('tells what arrived while the API began to listen', async () => {
  const gateway = createTestGateway({
    'GET /feedback/stream/': () =>
      new Response(eventFor(4) + listening + eventFor(9), {
        headers: { 'content-type': 'text/event-stream' },
      }),
  });

  const text = await (await subscribe(gateway)).text();

  expect(text.match(/"rating":\d/g)).toEqual(['"rating":4', '"rating":9']);
});

it('begins once the API listens, so that whoever sees it begin misses nothing', async () => {
  let answerNow = () => {};
  const isListening = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start: async (started) => {
      await isListening;
      started.enqueue(new TextEncoder().encode(listening));
    },
  });
  const gateway = createTestGateway({
    'GET /feedback/stream/': () =>
      new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  });

  const opening = subscribe(gateway);
  expect(await Promise.race([opening, pause(50, 'closed')])).toBe('closed');
  answerNow();

  expect((await opening).status).toBe(200);
  await (await opening).body?.cancel();
});

it('says that the service is not available when the API cannot listen', async () => {
  const gateway = createTestGateway({
    'GET /feedback/stream/': () =>
      new Response('', { headers: { 'content-type': 'text/event-stream' } }),
  });

  const text = await createReader(await subscribe(gateway)).until('event: complete');

  expect(text).toContain('UPSTREAM_UNAVAILABLE');
});

it('ends when the session ends', async () => {
  const stream = createStream();
  const gateway = createTestGateway({ 'GET /feedback/stream/': stream.answer });
  const reader = createReader(await subscribe(gateway));
  await pause(20);

  stream.end();

  expect(await reader.until('event: complete')).toContain('event: complete');
});

it('says that the service is not available when the API goes away', async () => {
  const stream = createStream();
  const gateway = createTestGateway({ 'GET /feedback/stream/': stream.answer });
  const reader = createReader(await subscribe(gateway));
  await pause(20);

  stream.fail();

  expect(await reader.until('event: complete')).toContain('UPSTREAM_UNAVAILABLE');
});

it('says UNAUTHENTICATED to a caller without a session', async () => {
  const gateway = createTestGateway({
    'GET /feedback/stream/': () => new Reply(401, { detail: 'x', code: 'token_not_valid' }),
  });

  const text = await createReader(await subscribe(gateway)).until('event: complete');

  expect(text).toContain('UNAUTHENTICATED');
});

it('asks for feedback in the words of the API', async () => {
  const { ask, asked } = createTestGateway({ 'GET /feedback/': listOf([feedback]) });

  const { data } = await ask(`{
    feedbacks(period: LAST_24_HOURS, sentiment: NEGATIVE, codeId: "code-1",
      orderBy: { field: RATING, direction: ASC }) {
      items { id dateSubmitted occurredAt sentimentSource formVersion duration }
    }
  }`);

  expect(asked[0]?.query).toMatchObject({
    period: '24h',
    sentiment: 'negative',
    code: 'code-1',
    ordering: 'rating',
  });
  expect(data).toMatchObject({
    feedbacks: { items: [{ sentimentSource: 'RATING', formVersion: 1, duration: 12.5 }] },
  });
});

it('asks for chosen days as the API has them', async () => {
  const { ask, asked } = createTestGateway({
    'GET /feedback/': listOf([feedback]),
    'GET /feedback/arrivals/': () => ({ count: 0, latest: null }),
  });
  await ask(`{ feedbacks(from: "2026-11-01", to: "2026-11-09", timezone: "Europe/Warsaw") {
    items { id } } }`);
  await ask(`{ feedbacks(period: YEAR_TO_DATE) { items { id } } }`);
  await ask(`{ feedbackArrivals(from: "2026-11-01", timezone: "Europe/Warsaw") { count } }`);

  expect(asked[0]?.query).toMatchObject({
    period: 'all_time',
    from: '2026-11-01',
    to: '2026-11-09',
    tz: 'Europe/Warsaw',
  });
  expect(asked[1]?.query).toMatchObject({ period: 'year_to_date' });
  expect(asked[2]?.query).toEqual({ period: 'all_time', from: '2026-11-01', tz: 'Europe/Warsaw' });
});

it('removes all of them, or says that one is not there', async () => {
  const { ask } = createTestGateway({
    'POST /feedback/bulk_delete/': () =>
      new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  });

  const { data } = await ask(
    'mutation { removeFeedbacks(input: { ids: ["x"] }) { removedIds errors { field code } } }',
  );

  expect(data).toEqual({
    removeFeedbacks: { removedIds: [], errors: [{ field: null, code: 'not_found' }] },
  });
});
