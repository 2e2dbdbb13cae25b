import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { sampleOwner } from '../../../e2e/stack/owner.ts';
import { operations } from '../../../packages/gateway/src/operations.generated.ts';
import { operationHash } from '../../../packages/gateway/src/plugins/runKnownOperations.ts';
import { median } from '../median.ts';

interface World {
  access: string;
  feedbackId: string;
}

const page = { page: 1, pageSize: 50 };
const byName = { field: 'NAME', direction: 'ASC' };
const newestFirst = {
  page,
  search: '',
  orderBy: { field: 'DATE_SUBMITTED', direction: 'DESC' },
  period: 'ALL_TIME',
};

/** Variables of the ten operations that the app sends most. */
const mostUsed: Readonly<Record<string, (world: World) => object>> = {
  AppShell: () => ({}),
  VerifyToken: ({ access }) => ({ input: { token: access } }),
  HomePage: () => ({ timezone: 'Europe/Warsaw' }),
  UnreadNotifications: () => ({}),
  LatestNotifications: () => ({}),
  FeedbackPage: () => newestFirst,
  FeedbackDetails: ({ feedbackId }) => ({ id: feedbackId }),
  LocationsPage: () => ({ page, search: '', orderBy: byName }),
  CodesTab: () => ({ page, search: '' }),
  StatsOverview: () => ({ filter: { timeframe: 'ALL_TIME', timezone: 'Europe/Warsaw' } }),
};

const textOf = (name: string): string => {
  const text = operations.find((one) => new RegExp(`^\\w+ ${name}\\b`).test(one));
  if (text === undefined) throw new Error(`The app has no operation ${name}.`);
  return text;
};

const bodyOf = (way: string, name: string, variables: object) =>
  way === 'gateway'
    ? {
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(textOf(name)) } },
      }
    : { query: textOf(name), variables };

async function send(port: number, access: string, body: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(text.slice(0, 500));
  return text;
}

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/** Five requests of each way in turn, so that a noisy machine disturbs both. */
const inTurn = 5;

/** Times the ten operations that the app sends most, with the real API and its embedded database behind. */
export async function measureAppOperations(rounds: number): Promise<void> {
  const child = fork(fileURLToPath(new URL('productContender.ts', import.meta.url)));
  const hear = async <Message>() => ((await once(child, 'message')) as [Message])[0];
  const worked = async () => {
    child.send('worked');
    return (await hear<{ workedUs: number }>()).workedUs;
  };
  const { ports, printed } = await hear<{ ports: Record<string, number>; printed: string }>();
  // The login is read from what the first start prints; the session is opened through the graph.
  const { email, password } = sampleOwner({ origin: '', printed: () => printed });
  const { gateway = 0 } = ports;
  const login = await send(gateway, '', bodyOf('gateway', 'Login', { input: { email, password } }));
  const { access = '' } = /"access":"(?<access>[^"]+)"/.exec(login)?.groups ?? {};
  const list = await send(gateway, access, bodyOf('gateway', 'FeedbackPage', newestFirst));
  const { feedbackId = '' } = /"id":"(?<feedbackId>[^"]+)"/.exec(list)?.groups ?? {};

  for (const [name, variablesOf] of Object.entries(mostUsed)) {
    const variables = variablesOf({ access, feedbackId });
    const measured = Object.keys(ports).map((way) => ({
      way,
      times: [] as number[],
      work: [] as number[],
    }));
    // The first two rounds warm up.
    for (let round = -2; round < rounds; round += 1) {
      for (const { way, times, work } of measured) {
        const before = await worked();
        for (let sent = 0; sent < inTurn; sent += 1) {
          const at = performance.now();
          await send(ports[way] ?? 0, access, bodyOf(way, name, variables));
          if (round >= 0) times.push(performance.now() - at);
        }
        if (round >= 0) work.push(((await worked()) - before) / inTurn);
      }
    }
    console.log(name);
    for (const { way, times, work } of measured) {
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      console.log(
        `  ${way}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ` +
          `main thread ${median(work).toFixed(0)} µs`,
      );
    }
  }
  child.disconnect();
}
