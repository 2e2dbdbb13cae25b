import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type { Running } from '../e2e/stack/process.ts';
import { requireCitus } from '../scripts/machine/citus.ts';
import { freePort } from '../scripts/machine/freePort.ts';
import { runAt } from '../scripts/machine/postgres.ts';
import { root, runOrExit } from '../scripts/run.ts';
import type { Report } from './faults/report.ts';
import { balancerNames, isInstalled, prepareBalancer } from './topology/balancers.ts';
import { startLoad } from './topology/load.ts';
import { checkNodes, openNodes, runNodeFaults, startVisitors } from './topology/nodeFaults.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './topology/replicatedPostgres.ts';
import { startApp } from './topology/startApp.ts';

/**
 * `npm run -w lab topology`: runs the topology of deploy/ as plain processes of this machine:
 * PostgreSQL with a replica, two processes of the product, and HAProxy, or nginx with
 * `--balancer=nginx`. Stops one and kills one under load. With `--citus` the database is distributed over
 * two workers instead, and visitors answer meanwhile, and while nodes are killed, restarted, added and
 * accounts moved; where Citus is not installed, this does nothing, and fails with REQUIRE_CITUS=1.
 */
const problems: string[] = [];
const check = (holds: boolean, sentence: string) => {
  console.log(`  ${holds ? 'ok      ' : 'FAILED  '} ${sentence}`);
  if (!holds) problems.push(sentence);
};

const report: Report = {
  say: (sentence) => console.log(`           ${sentence}`),
  check,
  skip: (reason) => console.log(`  skipped  ${reason}`),
};

const { values } = parseArgs({
  options: {
    balancer: { type: 'string', default: 'haproxy' },
    citus: { type: 'boolean', default: false },
  },
});
if (values.citus) requireCitus();
const balancerName = balancerNames.find((name) => name === values.balancer);
if (!balancerName) {
  console.error(`--balancer is one of ${balancerNames.join(', ')}.`);
  process.exit(1);
}
if (!isInstalled(balancerName)) {
  console.error(`${balancerName} is not installed. Install it: apt-get install -y ${balancerName}`);
  process.exit(1);
}
const nodes = values.citus ? await openNodes() : undefined;
const replicated = nodes ? undefined : await startReplicatedPostgres();
const postgres = nodes ?? replicated;
if (!postgres) {
  console.error('PostgreSQL is not installed. Install it: apt-get install -y postgresql');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'hearback-topology-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const findPlace = async (name: string) => ({
  name,
  port: await freePort(),
  metrics: await freePort(),
});
const first = await findPlace('app1');
const second = await findPlace('app2');
const places = [first, second];

const start = ({ name, ...ports }: typeof first) =>
  startApp({
    HOST: '127.0.0.1',
    PORT: String(ports.port),
    METRICS_PORT: String(ports.metrics),
    DATA_DIR: join(folder, name),
    DATABASE_URL: postgres.url,
    ...(replicated && { DATABASE_REPLICA_URL: replicated.replicaUrl }),
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    JWT_SECRET: 'the same for both, and only on this machine',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
  });

const where = { folder, port, apps: [first.port, second.port] } as const;

/** Has programs of this machine read the files of deploy/ that are theirs. */
const judgeFiles = () => {
  for (const program of balancerNames) {
    if (!isInstalled(program)) {
      console.log(`  skipped  ${program} is not installed, so its file is not read`);
      continue;
    }
    const { isRight, said } = prepareBalancer(program, where).judge();
    check(isRight, `${program} takes its file${isRight ? '' : `: ${said}`}`);
  }
  const unit = 'deploy/systemd/hearback.service';
  const { error, status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', `${root}${unit}`],
    { encoding: 'utf8' },
  );
  if (error) console.log(`  skipped  systemd is not installed, so ${unit} is not read`);
  else check(status === 0, `systemd takes ${unit}${status === 0 ? '' : `: ${stderr}`}`);
};

const untilHealthy = async () => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    if ((await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) return true;
  }
  return false;
};

/** Waits until a load has had so many more answers, and HAProxy has seen what there is to see. */
const untilAnswered = async (load: ReturnType<typeof startLoad>, more: number) => {
  const enough = load.tally.answered + more;
  while (load.tally.answered < enough) await wait(20);
};

const memoryOf = ({ pid }: Running): string => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${Math.round(Number(kilobytes) / 1_024)} MB`;
};

const ask = async (url: string, statement: string) =>
  (await runAt<{ value: string }>(url, statement))[0]?.value;

/** True if the replica reaches the primary's current log position within seconds. */
const catchesUp = async ({ url, replicaUrl }: ReplicatedPostgres) => {
  const written = await ask(url, 'select pg_current_wal_lsn()::text as value');
  const statement = `select (pg_last_wal_replay_lsn() >= '${written}')::text as value`;
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await wait(100)) {
    if ((await ask(replicaUrl, statement).catch(() => '')) === 'true') return true;
  }
  return false;
};

let balancer: ChildProcess | undefined;
const apps: Running[] = [];
try {
  console.log('files');
  judgeFiles();
  await runOrExit('node', ['packages/api/src/updateTables.ts'], {
    env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' },
  });
  apps.push(...(await Promise.all(places.map(start))));
  balancer = prepareBalancer(balancerName, where).start();

  console.log(`the whole, behind ${balancerName}`);
  check(await untilHealthy(), 'the product answers through the balancer');
  const outside = await Promise.all(
    ['/metrics', '/readyz'].map((path) => fetch(`${origin}${path}`)),
  );
  check(
    outside.every(({ status }) => status === 404),
    'metrics and readiness are not public',
  );
  if (replicated) check(await catchesUp(replicated), 'the replica follows the primary');

  const visitors = nodes && startVisitors(nodes, origin);
  const load = startLoad(origin);
  await untilAnswered(load, 1_000);
  const code = await apps[0]?.end('SIGTERM');
  await untilAnswered(load, 1_000);
  const stopped = { ...load.tally, failed: [...load.tally.failed] };
  // nginx has no active health checks: a request that comes while the port closes must be retried.
  const mayFail = balancerName === 'nginx' ? 2 : 0;
  check(code === 0, 'a process that is asked to end does so');
  check(
    stopped.failed.length <= mayFail,
    `of ${stopped.answered} requests meanwhile, ${stopped.failed.length} failed`,
  );

  apps[0] = await start(first);
  await untilAnswered(load, 1_000);
  await apps[1]?.end('SIGKILL');
  await untilAnswered(load, 1_000);
  const { answered, failed, retriedWell } = await load.stop();
  const broke = failed.length - stopped.failed.length;
  console.log(
    `           after a kill, of ${answered - stopped.answered} requests meanwhile, ${broke} broke`,
  );
  check(
    failed.length === retriedWell,
    `of the ${failed.length} that broke at all, ${retriedWell} were answered when sent again`,
  );
  for (const one of new Set(failed)) console.log(`           ${one}`);
  apps[1] = await start(second);

  console.log(`  memory   ${apps.map(memoryOf).join(' and ')} of the two processes`);
  if (replicated) {
    const told = await (await fetch(`http://127.0.0.1:${first.metrics}/metrics`)).text();
    const lag = /^hearback_database_replica_lag_seconds\{replica="replica"\} (\S+)$/m.exec(
      told,
    )?.[1];
    check(lag !== undefined, `the metrics tell of the replica: ${lag} s behind`);
    check(
      /^hearback_database_replica_up 1$/m.test(told),
      'lists and statistics are read from the replica',
    );
  }
  if (nodes && visitors) {
    console.log('faults of nodes, while visitors of two accounts answer');
    await runNodeFaults(nodes, visitors, report);
    await visitors.stop();
    check(
      apps.every((app) => app.isAlive()),
      'no process of the product ended by itself',
    );
    await Promise.all(apps.map((app) => app.end('SIGTERM')));
    await checkNodes(nodes, visitors, report);
  }
} finally {
  balancer?.kill('SIGTERM');
  await Promise.all(apps.map((app) => app.end('SIGTERM')));
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`FAILED ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
