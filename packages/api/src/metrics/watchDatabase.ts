import { Gauge, Histogram } from 'prom-client';

import type { Connection } from '../database/connect.ts';
import { cutTables } from '../database/partitions/bounds.ts';
import { partitionsSql } from '../database/partitions/partitions.sql.ts';
import type { Store } from '../database/store.ts';
import { isDue, isOurs } from '../jobs/queue.ts';
import {
  type JobCount,
  type MessageCount,
  type ReplicaLag,
  healthSql,
} from '../operator/health.sql.ts';
import type { Metrics } from './createMetrics.ts';

const dayMs = 86_400_000;

/**
 * Adds for how long there are partitions, and how many rows came before there was one for them. A
 * database that does not answer leaves these out, and says so by itself.
 */
export function watchPartitions({ registry }: Metrics, { db }: Pick<Store, 'db'>): void {
  const ahead = new Gauge({
    name: 'hearback_partition_days_ahead',
    help: 'For how many days from now on rows have a partition, by table',
    labelNames: ['table'],
    registers: [],
    async collect() {
      this.reset();
      for (const table of cutTables) {
        const all = await partitionsSql.list(db, table).catch(() => []);
        const last = all.findLast(({ before }) => before !== undefined)?.before;
        if (last) this.set({ table }, (last.getTime() - Date.now()) / dayMs);
      }
    },
  });
  const rest = new Gauge({
    name: 'hearback_partition_rest_rows',
    help: 'Rows that came when there was no partition for them, by table',
    labelNames: ['table'],
    registers: [],
    async collect() {
      this.reset();
      for (const table of cutTables) {
        const count = await partitionsSql.countRest(db, table).catch(() => undefined);
        if (count !== undefined) this.set({ table }, count);
      }
    },
  });
  for (const gauge of [ahead, rest]) registry.registerMetric(gauge);
}

const isLetter = ({ job }: JobCount) => job.startsWith('send');

/** Adds the pool of connections: how many there are, how many rest, and who waits for one. */
function watchPool({ registry }: Metrics, { engine }: Connection): void {
  if (engine.kind !== 'postgres') return;
  const { pool } = engine;
  const connections = new Gauge({
    name: 'hearback_database_connections',
    help: 'Connections of the pool by what they do, and questions that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const most = new Gauge({
    name: 'hearback_database_connections_most',
    help: 'Connections that the pool may open',
    registers: [],
    collect() {
      this.set(pool.options.max);
    },
  });
  for (const gauge of [connections, most]) registry.registerMetric(gauge);
}

const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Adds how long statements take, and how long they wait for a connection: what saturates first. */
function watchTimes({ registry }: Metrics, { watch }: Connection): void {
  const took = new Histogram({
    name: 'hearback_database_statement_seconds',
    help: 'Statements, and how long they took',
    labelNames: ['outcome'],
    buckets,
    registers: [registry],
  });
  const waited = new Histogram({
    name: 'hearback_database_wait_seconds',
    help: 'How long statements and transactions waited for a connection',
    buckets,
    registers: [registry],
  });
  watch.took = (seconds, failed) => took.observe({ outcome: failed ? 'failed' : 'ok' }, seconds);
  watch.waited = (seconds) => waited.observe(seconds);
}

/**
 * Adds what the database knows: jobs and letters that wait, and servers that follow. It is asked
 * when somebody reads; one that does not answer leaves these out, and says so by itself.
 */
export function watchDatabase(metrics: Metrics, connection: Connection): void {
  watchPool(metrics, connection);
  watchTimes(metrics, connection);
  const db = connection.database;
  let reading: Promise<void> | undefined;
  /** All gauges are read at once, and are of one moment. */
  const collect = () =>
    (reading ??= read().finally(() => {
      reading = undefined;
    }));
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [metrics.registry], collect });

  const up = gauge('hearback_database_up', 'Whether the database answered just now');
  const jobs = gauge(
    'hearback_jobs',
    'Jobs that are not done, by name and state; `later` are not due yet',
    'job',
    'state',
  );
  const letters = gauge('hearback_letters_due', 'Letters that should be on their way and are not');
  const givenUp = gauge(
    'hearback_letters_given_up',
    'Letters of the last 24 hours that will never arrive',
  );
  const oldest = gauge(
    'hearback_jobs_oldest_due_seconds',
    'For how long the first of the jobs that are due has been so',
  );
  const messages = gauge(
    'hearback_webhook_messages',
    'Messages to webhooks that wait: `due`, or `later`, after a try that failed',
    'state',
  );
  const oldestMessage = gauge(
    'hearback_webhook_messages_oldest_due_seconds',
    'For how long the first of the messages that are due has been so',
  );
  const lagSeconds = gauge(
    'hearback_database_replica_lag_seconds',
    'How far each server that follows is behind in time',
    'replica',
  );
  const lagBytes = gauge(
    'hearback_database_replica_lag_bytes',
    'How far each server that follows is behind in written bytes',
    'replica',
  );

  const forget = () => {
    for (const labelled of [jobs, messages, lagSeconds, lagBytes]) labelled.reset();
    for (const single of [letters, givenUp, oldest, oldestMessage]) single.remove();
  };
  const tell = (counts: readonly JobCount[], replicas: readonly ReplicaLag[]) => {
    const due = counts.filter(isDue);
    for (const { job, state, count } of counts) jobs.set({ job, state }, count);
    letters.set(due.filter(isLetter).reduce((sum, { count }) => sum + count, 0));
    oldest.set(Math.max(0, ...due.map(({ dueSeconds }) => dueSeconds)));
    for (const { replica, seconds, bytes } of replicas) {
      lagSeconds.set({ replica }, seconds);
      lagBytes.set({ replica }, bytes);
    }
  };
  const tellMessages = ({ due, later, dueSeconds }: MessageCount) => {
    messages.set({ state: 'due' }, due);
    messages.set({ state: 'later' }, later);
    oldestMessage.set(dueSeconds);
  };
  const read = async () => {
    const isServer = connection.engine.kind === 'postgres';
    const known = Promise.all([
      healthSql.jobs(db),
      isServer ? healthSql.replicas(db) : [],
      healthSql.lettersGivenUp(db, new Date(Date.now() - dayMs)),
      healthSql.messages(db),
    ]);
    try {
      const [counts, replicas, lost, waiting] = await known;
      forget();
      tell(counts.filter(isOurs), replicas);
      tellMessages(waiting);
      givenUp.set(lost);
      up.set(1);
    } catch {
      // That it does not answer is what is told; what it said before is told no longer.
      forget();
      up.set(0);
    }
  };
}
