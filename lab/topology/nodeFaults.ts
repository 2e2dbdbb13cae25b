import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { connectPostgres } from '../../packages/api/src/database/connect.ts';
import { createTestApi } from '../../packages/api/src/test/createTestApi.ts';
import { beside } from '../../packages/api/src/test/askServer.ts';
import { makeOpenWorkspace } from '../../packages/api/src/test/workspace.ts';
import {
  distributeDatabase,
  makeClusterDatabase,
  runHearback,
  startCitus,
} from '../../scripts/machine/citus.ts';
import { type Cluster, runAt } from '../../scripts/machine/postgres.ts';
import { makeSample, withinDatabase } from '../../scripts/product/database.ts';
import { checkLedger } from '../faults/ledger.ts';
import { checkStatistics } from '../faults/programs.ts';
import { listCounts, type Report } from '../faults/report.ts';
import { until } from '../faults/until.ts';
import { nothingSent, sendAnswers, type Sent } from '../faults/visitors.ts';

const name = 'hearback';

/** Answers a second at each account. */
const rate = 50;

interface Account {
  id: string;
  slug: string;
}

const nodeOf = ({ url }: Cluster) => {
  const { hostname, port } = new URL(url);
  return [hostname, port] as const;
};

/**
 * A database of the product that is distributed over two workers: the sample café, which is the large account, lies on the
 * first one, another account on the second. A third server with Citus waits.
 */
export async function openNodes() {
  const servers = await startCitus({ workers: 3, isDurable: true });
  try {
    const [first, second, spare] = servers.workers;
    if (!first || !second || !spare) throw new Error('Three were started.');
    const url = await makeClusterDatabase(servers, name);
    await withinDatabase({ DATABASE_URL: url }, makeSample);
    const [large] = await runAt<Account>(
      url,
      `select account_id as id, slug from code where state = 'published' order by id limit 1`,
    );
    const api = await createTestApi({ connection: connectPostgres(url) });
    const owner = await api.addPerson('another');
    const { code } = await makeOpenWorkspace(api, owner);
    await api.close();
    const small = { id: owner.accountId, slug: code.slug };
    if (!large) throw new Error('The sample has a code.');

    await distributeDatabase(
      url,
      [first, second].map((worker) => worker.url),
      4,
    );
    await runHearback(url, 'nodes', 'move-account', large.id, ...nodeOf(first));
    await runHearback(url, 'nodes', 'move-account', small.id, ...nodeOf(second));
    // Prepared, as every server is before it is added.
    await runAt(beside(spare.url, name), 'create extension citus');
    return { ...servers, url, first, second, spare, large, small };
  } catch (error) {
    servers.stop();
    throw error;
  }
}

export type Nodes = Awaited<ReturnType<typeof openNodes>>;

/** Visitors of both accounts, until they are stopped. */
export function startVisitors({ large, small }: Nodes, origin: string) {
  let isOver = false;
  const accounts = { large: nothingSent(), small: nothingSent() };
  const send = ({ slug }: Account, sent: Sent) =>
    sendAnswers({ origin: () => origin, slug, rate, isOver: () => isOver }, sent);
  const all = [send(large, accounts.large), send(small, accounts.small)];
  return {
    ...accounts,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

type Visitors = ReturnType<typeof startVisitors>;

/** Notes what visitors hear from now on. */
function listen({ receipts, refusals }: Sent) {
  const before = { receipts: receipts.size, refusals: new Map(refusals) };
  return {
    acknowledged: () => receipts.size - before.receipts,
    refused: () =>
      new Map(
        [...refusals]
          .map(([kind, count]) => [kind, count - (before.refusals.get(kind) ?? 0)] as const)
          .filter(([, count]) => count > 0),
      ),
  };
}

const killAll = (cluster: Cluster) => {
  // The first one's death may have ended the others.
  spawnSync('kill', ['-9', ...cluster.pids().map(String)], { stdio: 'ignore' });
};

/** Faults of nodes while visitors answer: each is survived, and both accounts are served by themselves afterwards. */
export async function runNodeFaults(nodes: Nodes, visitors: Visitors, report: Report) {
  const { coordinator, first, spare, large, url } = nodes;
  const sents = [visitors.large, visitors.small];

  const undergo = async (title: string, work: () => Promise<unknown>) => {
    const heard = sents.map(listen);
    const beganAt = performance.now();
    await work();
    const seconds = (performance.now() - beganAt) / 1_000;
    const again = sents.map(listen);
    const back = await until(() => again.every((one) => one.acknowledged() >= 20), 60);
    await wait(2_000);
    report.say(`${title}: ${seconds.toFixed(1)} s`);
    for (const [at, account] of ['large', 'small'].entries()) {
      const one = heard[at];
      report.say(
        `  ${account} account: ${one?.acknowledged()} acknowledged, refused: ${listCounts(one?.refused() ?? new Map())}`,
      );
    }
    report.check(back < 10, `${title}: both accounts served ${back.toFixed(1)} s afterwards`);
    report.check(
      heard.every((one) => [...one.refused().keys()].every((kind) => kind === '503')),
      `${title}: nothing but 503 was answered meanwhile`,
    );
  };

  await undergo('worker killed, back after 5 s', async () => {
    killAll(first);
    const beside = listen(visitors.small);
    await wait(5_000);
    // Requests of the moment of the death are refused. More than are acknowledged, as visitors try again each 25 ms, would
    // mean that accounts beside it ask the node that is away.
    const refused = [...beside.refused().values()].reduce((sum, count) => sum + count, 0);
    report.check(
      beside.acknowledged() > rate && refused < beside.acknowledged(),
      `worker killed: of the account beside it ${beside.acknowledged()} answers acknowledged and ${refused} refused while it was away`,
    );
    first.start();
  });
  for (const mode of ['fast', 'immediate'] as const) {
    await undergo(`coordinator restarted, ${mode}`, () =>
      Promise.resolve(coordinator.restart(mode)),
    );
  }
  await undergo('a node added, shards spread over three', async () => {
    await runHearback(url, 'nodes', 'add', ...nodeOf(spare));
    await runHearback(url, 'nodes', 'rebalance');
  });
  // To a node where it does not lie already, wherever the shards went.
  const [{ port } = { port: 0 }] = await runAt<{ port: number }>(
    url,
    `select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('feedback', '${large.id}'::uuid)`,
  );
  const target = [first, spare].find((node) => Number(nodeOf(node)[1]) !== port) ?? spare;
  await undergo('the large account moved', () =>
    runHearback(url, 'nodes', 'move-account', large.id, ...nodeOf(target)),
  );
}

/** Compares acknowledgements with rows, and figures with rows. */
export async function checkNodes({ url }: Nodes, { large, small }: Visitors, report: Report) {
  const both = nothingSent();
  for (const one of [large, small]) {
    for (const [id, receipt] of one.receipts) both.receipts.set(id, receipt);
    for (const [kind, count] of one.refusals) {
      both.refusals.set(kind, (both.refusals.get(kind) ?? 0) + count);
    }
  }
  await checkLedger({ ask: (statement) => runAt(url, statement) }, both, report);
  const figures = checkStatistics(url);
  report.check(figures.includes('0 differences'), `statistics and rows: ${figures}`);
}
