import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { withShop } from '../engines.ts';
import { percentile } from '../percentile.ts';
import { listCounts, type Report } from '../report.ts';
import type { Row } from '../Row.ts';

/** What becomes of a call to the API. */
type Fault = 'none' | 'hangs up' | 'never answers' | 'answers 500';

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
    else if (fault === 'none') pass(asked, response);
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

/** Asks what needs the API and what does not, side by side. */
async function askWhile(origin: string, fault: Fault, report: Report) {
  const asking = Promise.all(Array.from({ length: 10 }, (_, n) => askGraph(origin, question(n))));
  const alone: number[] = [];
  const isOver = asking.then(() => true);
  do {
    alone.push((await askGraph(origin, '{ __typename }')).ms);
  } while (!(await Promise.race([isOver, wait(20, false)])) && alone.length < 400);
  const answers = await asking;
  const codes = new Map<string, number>();
  for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
  const worst = Math.max(...answers.map(({ ms }) => ms));
  report.say(
    `an API that ${fault}: ${listCounts(codes)}, within ${Math.round(worst)} ms; ` +
      `what needs no API p99 ${percentile(alone, 0.99).toFixed(0)} ms of ${alone.length}`,
  );
  report.check(
    answers.every(({ code, ms }) => code === 'UPSTREAM_UNAVAILABLE' && ms < 6_000),
    `${fault}: everybody is told UPSTREAM_UNAVAILABLE within 6 s`,
  );
}

/** The gateway without its API. */
export const apiAway: Row = {
  id: 'T93',
  title: 'the API behind the gateway hangs up, never answers, answers 500',
  run: ({ cluster }, report) =>
    withShop(cluster.url, async (shop) => {
      const api = await shop.start({ TRUST_PROXY: '127.0.0.1' });
      const way = await startFaultyWay(api.origin);
      const { origin } = await shop.start({ API_URL: way.origin }, 'product');
      try {
        for (const fault of ['hangs up', 'never answers', 'answers 500'] as const) {
          way.set(fault);
          await askWhile(origin, fault, report);
          way.set(fault);
          const { code } = await askGraph(origin, change);
          report.check(
            way.calls.get('POST') === 1,
            `${fault}: a change is sent ${way.calls.get('POST')} time, and answered ${code}`,
          );
        }
        way.set('none');
        const { code } = await askGraph(origin, `{ survey(slug: "${shop.slug}") { venue } }`);
        report.check(code === 'answered', 'with the API back it answers at once');
      } finally {
        way.close();
      }
    }),
};
