import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startProcess } from '../../e2e/stack/process.ts';
import { connectPostgres } from '../../packages/api/src/database/connect.ts';
import { createTestApi } from '../../packages/api/src/test/createTestApi.ts';
import { makeOpenWorkspace } from '../../packages/api/src/test/workspace.ts';
import {
  distributeDatabase,
  makeClusterDatabase,
  requireCitus,
  startCitus,
} from '../../scripts/machine/citus.ts';
import { type Cluster, runAt } from '../../scripts/machine/postgres.ts';
import { percentile } from '../faults/percentile.ts';
import { median } from './median.ts';
import { posts, type Target } from './submit/answers.ts';
import { load, type Sent } from './submit/load.ts';
import { printLoad } from './submit/processorTime.ts';

/**
 * `npm run -w lab bench:nodes`: answers a second on clusters of 1, 2 and 3 nodes, in turns (1 2 3 1 2 3), through one
 * process of the product, at accounts that lie on all nodes alike, with as many visitors for each node. Servers of one machine share its processors, so each
 * node gets a share of one (`--share`, by a control group, which takes root): the nodes are the limit then, as they are
 * where each has a machine of its own, and the ratios tell what a node adds. The coordinator, the product and the visitors
 * have what is left. Fails where an acknowledged answer is not there exactly once.
 */
const { values: options } = parseArgs({
  options: {
    share: { type: 'string', default: '0.2' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});
requireCitus();
const share = Number(options.share);
const milliseconds = 1_000 * Number(options.seconds);
const rounds = Number(options.rounds);
const connections = Number(options.connections);

const accountsPerNode = 4;
/** Divides by each number of nodes. */
const shards = 12;

const groups: string[] = [];

/** Gives a server a share of one processor. Its connections, which it starts, have it in common. */
function limitProcessor(server: Cluster): void {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu');
  const group = join(
    isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup',
    `hearback-node-${String(server.pids()[0])}`,
  );
  // Short periods: a server that has used its part waits for milliseconds.
  const period = 20_000;
  const quota = Math.round(period * share);
  mkdirSync(group);
  groups.push(group);
  if (isFirstVersion) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(period));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${period}`);
  for (const pid of server.pids()) writeFileSync(join(group, 'cgroup.procs'), String(pid));
}

/** A cluster of so many nodes with the product on it, and open codes of the same number of accounts at each node. */
async function open(count: number) {
  const servers = await startCitus({ workers: count, isDurable: true });
  const url = await makeClusterDatabase(servers, 'hearback');
  await distributeDatabase(
    url,
    servers.workers.map((worker) => worker.url),
    shards,
  );

  const api = await createTestApi({ connection: connectPostgres(url) });
  const byNode = new Map<string, Target[]>();
  // Accounts fall on nodes by a hash of their ids.
  for (let person = 0; person < 40 * count; person += 1) {
    const owner = await api.addPerson(`visited-${person}`);
    const [place] = await runAt<{ node: string }>(
      url,
      `select nodeport::text as node from pg_dist_shard_placement
       where shardid = get_shard_id_for_distribution_column('company', '${owner.accountId}'::uuid)`,
    );
    const targets = byNode.get(place?.node ?? '') ?? [];
    byNode.set(place?.node ?? '', targets);
    if (targets.length === accountsPerNode) continue;
    const { code, form } = await makeOpenWorkspace(api, owner);
    targets.push({
      accountId: owner.accountId,
      codeId: code.id,
      slug: code.slug,
      formId: form.id,
      formVersion: 1,
    });
    const nodes = [...byNode.values()];
    if (nodes.length === count && nodes.every((one) => one.length === accountsPerNode)) break;
  }
  await api.close();

  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-nodes-'));
  const product = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
  });
  for (const worker of servers.workers) limitProcessor(worker);
  const targets = [...byNode.values()].flat();
  let next = 0;
  return {
    count,
    origin: product.origin,
    draw: () => posts.page(targets[(next += 1) % targets.length] ?? targets[0]!),
    sent: [] as Sent[],
    acknowledged: 0,
    /** Answers that came too late for their visitor, who sends them again: they may be kept. */
    refused: 0,
    stop: async () => {
      await product.stop();
      const [kept] = await runAt<{ count: number; visitors: number }>(
        url,
        'select count(*)::int as count, count(distinct client_id)::int as visitors from feedback',
      );
      servers.stop();
      rmSync(dataDir, { recursive: true, force: true });
      return kept ?? { count: 0, visitors: 0 };
    },
  };
}

const failures: string[] = [];
const clusters: Awaited<ReturnType<typeof open>>[] = [];
try {
  for (const count of [1, 2, 3]) {
    clusters.push(await open(count));
    console.log(`A cluster with ${count} of 3 nodes is open.`);
  }
  // The first round warms up and is not counted; its answers are.
  for (let round = 0; round <= rounds; round += 1) {
    for (const cluster of clusters) {
      const part = await load(
        cluster.origin,
        cluster.draw,
        connections * cluster.count,
        milliseconds,
      );
      cluster.acknowledged += part.acknowledged;
      if (round > 0) cluster.sent.push(part);
      for (const [status, times] of part.refused) {
        cluster.refused += times;
        if (status !== 503) failures.push(`${cluster.count} nodes: ${times} × ${status}.`);
      }
    }
  }
  const perSecond = (sent: readonly Sent[]) =>
    median(sent.map(({ acknowledged, seconds }) => acknowledged / seconds));
  const alone = perSecond(clusters[0]?.sent ?? []);
  console.log(
    `\nEach node has ${share} of a processor, ${connections} connections for each node, medians of ${rounds} rounds in turns`,
  );
  for (const { count, sent } of clusters) {
    const p99 = median(sent.map(({ times }) => percentile(times, 0.99)));
    console.log(
      `  ${count} nodes: ${perSecond(sent).toFixed(0)}/s, ${(perSecond(sent) / alone).toFixed(2)} × one node, p99 ${p99.toFixed(0)} ms`,
    );
  }
} finally {
  for (const cluster of clusters) {
    const { count, acknowledged, refused } = cluster;
    const kept = await cluster.stop();
    console.log(
      `  ${count} nodes: ${acknowledged} acknowledged, ${refused} refused for now, ${kept.count} kept`,
    );
    const isLost = kept.count < acknowledged || kept.count > acknowledged + refused;
    if (isLost || kept.visitors !== kept.count) {
      failures.push(`${count} nodes: not every answer is there exactly once.`);
    }
  }
  for (const group of groups) rmdirSync(group);
}
printLoad();
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
