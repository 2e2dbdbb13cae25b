import autocannon from 'autocannon';

import { operationHash } from '../../packages/gateway/src/plugins/runKnownOperations.ts';
import { measureAppOperations } from './gateway/measureAppOperations.ts';
import { questions } from './gateway/questions.ts';
import { startContender, type Contender } from './gateway/startContender.ts';
import { median } from './median.ts';

/**
 * Requests per second of the gateway against @apollo/server: the same schema, the same resolvers, the
 * same answers of an API that has them in memory. Each server is a process of its own behind Node's HTTP
 * server, measured in turns (A B A B) so that a noisy machine disturbs all; the medians count. Ours is
 * asked as pages ask it, by the hash of an operation; the other by its text. Beside requests per second
 * stands what the processors work for one request, the API's share included: that is disturbed least.
 * In the end the ten operations that the app sends most, one after the other, with the real API and its
 * embedded database behind both: what a person feels. BENCH_ONLY=app measures nothing else.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const byHash = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(query) } },
});
const byText = (query: string) => ({ query });

if (process.env['BENCH_ONLY'] === 'app') {
  await measureAppOperations(rounds * 10);
  process.exit();
}

const api = await startContender('api');
const ways = {
  gateway: { front: await startContender('gateway'), behind: [], ask: byHash },
  'gateway → HTTP → API': {
    front: await startContender('gateway', api.origin),
    behind: [api],
    ask: byHash,
  },
  '@apollo/server': { front: await startContender('apollo'), behind: [], ask: byText },
  '@apollo/server → HTTP → API': {
    front: await startContender('apollo', api.origin),
    behind: [api],
    ask: byText,
  },
};

const workedBy = async (contenders: readonly Contender[]): Promise<number> => {
  const times = await Promise.all(contenders.map(({ worked }) => worked()));
  return times.reduce((sum, time) => sum + time, 0);
};

interface Figures {
  perSecond: number;
  workUs: number;
}

/** Sends one request for a few seconds. Any status but 200 invalidates the run. */
async function send(origin: string, body: object, duration: number) {
  const result = await autocannon({
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: 20,
    duration,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`Not every answer to ${JSON.stringify(body)} was 200.`);
  return result.requests;
}

async function measure(way: (typeof ways)[keyof typeof ways], query: string): Promise<Figures> {
  const servers = [way.front, ...way.behind];
  await send(way.front.origin, way.ask(query), 1);
  const before = await workedBy(servers);
  const { average, total } = await send(way.front.origin, way.ask(query), seconds);
  return { perSecond: average, workUs: ((await workedBy(servers)) - before) / total };
}

for (const [question, query] of Object.entries(questions)) {
  const measured = Object.keys(ways).map(() => [] as Figures[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of Object.values(ways).entries()) {
      measured[index]?.push(await measure(way, query));
    }
  }
  const figures = Object.keys(ways).map((name, index) => ({
    name,
    perSecond: median((measured[index] ?? []).map(({ perSecond }) => perSecond)),
    workUs: median((measured[index] ?? []).map(({ workUs }) => workUs)),
  }));
  console.log(`${question}, medians of ${rounds} rounds`);
  for (const { name, perSecond, workUs } of figures) {
    const ratios = figures
      .filter((other) => name.startsWith('gateway') && other.name.startsWith('@apollo'))
      .map(
        (other) =>
          `; ${(perSecond / other.perSecond).toFixed(2)} × ${other.name} (work ${(workUs / other.workUs).toFixed(2)} ×)`,
      );
    console.log(`  ${name}: ${perSecond.toFixed(0)}/s, ${workUs.toFixed(0)} µs${ratios.join('')}`);
  }
}

for (const { front } of Object.values(ways)) front.stop();
api.stop();
await measureAppOperations(rounds * 10);
