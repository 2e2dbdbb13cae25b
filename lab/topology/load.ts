import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { operations } from '../../packages/gateway/src/operations.generated.ts';
import { operationHash } from '../../packages/gateway/src/plugins/runKnownOperations.ts';

/** Results of the requests so far. */
interface Tally {
  answered: number;
  /** Those that got no answer, or another than they should. */
  failed: string[];
  /** Those of them that got theirs when they were sent again, a few times at most. */
  retriedWell: number;
}

interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  status: number;
}

/** A page's first request, with an invalid token. */
const verifyToken = {
  variables: { input: { token: 'none' } },
  extensions: {
    persistedQuery: {
      version: 1,
      sha256Hash: operationHash(operations.find((text) => text.includes(' VerifyToken(')) ?? ''),
    },
  },
};

/** A page, the graph, a refusal, and one that writes. */
const questions: readonly Question[] = [
  { method: 'GET', path: '/healthz', status: 200 },
  { method: 'POST', path: '/graphql', body: verifyToken, status: 200 },
  { method: 'GET', path: '/api/company/', status: 401 },
  { method: 'POST', path: '/api/user/recover/', body: { email: 'a@b.example' }, status: 200 },
];

/** A balancer has seen within a second that a process is gone. */
const mostTries = 15;

async function statusOf(origin: string, agent: Agent, { method, path, body }: Question) {
  const headers = body ? { 'content-type': 'application/json' } : {};
  const asked = ask(`${origin}${path}`, { method, agent, headers }).end(
    body && JSON.stringify(body),
  );
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

/** Clients that send requests without a pause, each over its own connection, until they are stopped. */
export function startLoad(origin: string, people = 16) {
  const tally: Tally = { answered: 0, failed: [], retriedWell: 0 };
  const over = new AbortController();

  const take = async (agent: Agent, question: Question) => {
    const status = await statusOf(origin, agent, question).catch((error: unknown) => String(error));
    if (status === question.status) tally.answered += 1;
    return status;
  };
  const takeAgain = async (agent: Agent, question: Question) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await wait(100);
      if ((await take(agent, question)) === question.status) return true;
    }
    return false;
  };
  const bePerson = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      for (const question of questions) {
        const status = await take(agent, question);
        if (status === question.status) continue;
        tally.failed.push(`${question.method} ${question.path}: ${status}`);
        if (await takeAgain(agent, question)) tally.retriedWell += 1;
      }
    }
    agent.destroy();
  };
  const all = Array.from({ length: people }, bePerson);

  return {
    tally,
    stop: async () => {
      over.abort();
      await Promise.all(all);
      return tally;
    },
  };
}
