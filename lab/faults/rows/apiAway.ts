import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { withShop } from '../engines.ts';
import { percentile } from '../percentile.ts';
import { listCounts, type Report } from '../report.ts';
import type { Row } from '../Row.ts';

/** Fault injected into calls to the API. */
type Fault = 'none' | 'hangs up' | 'never answers' | 'answers 500' | 'takes three seconds';

/** Stands between gateway and API, and counts what comes through. */
async function startFaultyWay(apiOrigin: string) {
  let fault: Fault = 'none';
  const calls = new Map<string, number>();

  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = asked;
    const forwarded = request(`${apiOrigin}${url}`, { method, headers }, (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  };
  const server = createServer((asked, response) => {
    calls.set(asked.method ?? '', (calls.get(asked.method ?? '') ?? 0) + 1);
    if (fault === 'hangs up') response.destroy();
    else if (fault === 'answers 500') response.writeHead(500).end('{"detail":"x"}');
    else if (fault === 'takes three seconds' && asked.url !== '/healthz') {
      setTimeout(() => pass(asked, response), 3_000);
    } else if (fault !== 'never answers') pass(asked, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    set: (next: Fault) => {
      fault = next;
      calls.clear();
    },
    calls,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Answer {
  code: string;
  ms: number;
}

async function askGraph(origin: string, query: string): Promise<Answer> {
  const beganAt = performance.now();
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as {
    errors?: { extensions?: { code?: string } }[];
  };
  return { code: errors?.[0]?.extensions?.code ?? 'answered', ms: performance.now() - beganAt };
}

const question = (n: number) => `{ survey(slug: "ABCDEFGH${10 + n}") { venue } }`;
const change = 'mutation { recoverAccount(input: { email: "a@b.example" }) { sent } }';

const leastAlone = 200;

/** In milliseconds. */
interface Alone {
  p50: number;
  p99: number;
}

/** Measures a request that needs no API, repeatedly while another task is running. */
async function askAlone(origin: string, meanwhile: Promise<unknown>): Promise<Alone> {
  const times: number[] = [];
  const isOver = meanwhile.then(() => true);
  while (!(await Promise.race([isOver, wait(5, false)])) || times.length < leastAlone) {
    times.push((await askGraph(origin, '{ __typename }')).ms);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const askTogether = (origin: string) =>
  Promise.all(Array.from({ length: 10 }, (_, n) => askGraph(origin, question(n))));

const codesOf = (answers: readonly Answer[]) => {
  const codes = new Map<string, number>();
  for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
  return codes;
};

const isAway = (answers: readonly Answer[], mostMs: number) =>
  answers.every(({ code, ms }) => code === 'UPSTREAM_UNAVAILABLE' && ms < mostMs);

interface Stage {
  origin: string;
  way: Awaited<ReturnType<typeof startFaultyWay>>;
  report: Report;
  /** Times of a request that needs no API while the API is healthy. */
  usual: Alone;
}

/** Ten concurrent requests while the API is faulty. */
async function suffer(fault: Fault, { origin, way, report, usual }: Stage) {
  way.set(fault);
  const asking = askTogether(origin);
  const alone = await askAlone(origin, asking);
  const together = await asking;
  const worst = Math.max(...together.map(({ ms }) => ms));
  report.say(
    `an API that ${fault}: ${listCounts(codesOf(together))}, within ${Math.round(worst)} ms; what ` +
      `needs no API p99 ${alone.p99.toFixed(0)} ms, ${usual.p99.toFixed(0)} ms while the API is well`,
  );
  report.check(
    isAway(together, 3_000),
    `${fault}: everybody is told UPSTREAM_UNAVAILABLE within 3 s`,
  );
  // On a busy machine the 99th percentile is noise, so the median may decide instead.
  report.check(
    alone.p99 < 50 || alone.p50 < 2 * usual.p50,
    `${fault}: what needs no API is answered in 50 ms, or as fast as ever`,
  );
}

/** A change under a fault, of a gateway that has no reason to leave the API alone yet. */
async function changeOnce(fault: Fault, { origin, way, report }: Stage) {
  way.set(fault);
  const { code } = await askGraph(origin, change);
  report.check(
    way.calls.get('POST') === 1,
    `${fault}: a change is sent ${way.calls.get('POST')} time, and answered ${code}`,
  );
}

/** Checks that the breaker opens after five failures, and that one probe is sent after five seconds. */
async function restAfter(fault: Fault, { origin, way, report }: Stage) {
  way.set(fault);
  await Promise.all(Array.from({ length: 5 }, (_, n) => askGraph(origin, question(n))));
  way.set(fault);
  const during: Answer[] = [];
  for (let n = 0; n < 10; n += 1) during.push(await askGraph(origin, question(n)));
  report.check(
    isAway(during, 500) && way.calls.size === 0,
    `${fault}: after five failures ten more are told at once, within ` +
      `${Math.round(Math.max(...during.map(({ ms }) => ms)))} ms, and nothing is sent`,
  );
  way.set('none');
  const backAt = performance.now();
  while ((await askGraph(origin, question(0))).code !== 'answered') await wait(100);
  const seconds = (performance.now() - backAt) / 1_000;
  report.check(seconds < 7, `${fault}: asked again ${seconds.toFixed(1)} s after the API is back`);
}

/** Slow responses are awaited, as long as the API responds to probes. */
async function waitFor({ origin, way, report }: Stage) {
  way.set('takes three seconds');
  const answers = await askTogether(origin);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  report.check(
    answers.every(({ code }) => code === 'answered'),
    `an API that takes three seconds is waited for: ${listCounts(codesOf(answers))} within ${Math.round(slowest)} ms`,
  );
  way.set('none');
}

/** The gateway without its API. */
export const apiAway: Row = {
  id: 'T93',
  title: 'the API behind the gateway hangs up, never answers, answers 500, is slow',
  run: ({ cluster }, report) =>
    withShop(cluster.url, async (shop) => {
      const api = await shop.start({ TRUST_PROXY: '127.0.0.1' });
      const way = await startFaultyWay(api.origin);
      const { origin } = await shop.start({ API_URL: way.origin }, 'product');
      // Twice: its code is compiled meanwhile.
      await askAlone(origin, askTogether(origin));
      const usual = await askAlone(origin, askTogether(origin));
      const stage = { origin, way, report, usual };
      const known = `{ survey(slug: "${shop.slug}") { venue } }`;
      try {
        for (const fault of ['hangs up', 'never answers', 'answers 500'] as const) {
          await changeOnce(fault, stage);
          way.set('none');
          // One that is answered ends the count of those that were not.
          await askGraph(origin, known);
          await suffer(fault, stage);
          if (fault !== 'answers 500') await restAfter(fault, stage);
        }
        await waitFor(stage);
        const { code } = await askGraph(origin, known);
        report.check(code === 'answered', 'with the API back it answers at once');
      } finally {
        way.close();
      }
    }),
};
