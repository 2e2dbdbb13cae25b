import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';

import type { Settings } from '../../env.ts';
import type { Metrics } from '../../metrics/createMetrics.ts';
import type { Database } from '../connect.ts';
import { createReplica, type ReadAnswer, type Replica } from './createReplica.ts';

/** Counts the sources of reads of statistics and lists. Returns a function that counts one. */
export function countReads({ registry }: Metrics): (answer: ReadAnswer) => void {
  const reads = new Counter({
    name: 'hearback_database_reads_total',
    help: 'Reads of statistics and lists by who answered; on the primary, why the replica did not',
    labelNames: ['target', 'reason'],
    registers: [registry],
  });
  return (answer) =>
    reads.inc(
      answer === 'replica'
        ? { target: 'replica', reason: '' }
        : { target: 'primary', reason: answer },
    );
}

/** Adds how the replica is that this process reads from, as it saw it in the last second. */
function watchReplica({ registry }: Metrics, { state }: Replica): void {
  const gauge = (name: string, help: string, value: () => number | undefined) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          const now = value();
          if (now === undefined) this.remove();
          else this.set(now);
        },
      }),
    );
  gauge('hearback_database_replica_up', 'Whether reads go to the replica', () =>
    state().absence === undefined ? 1 : 0,
  );
  gauge(
    'hearback_database_replica_behind_seconds',
    'How far the replica that is read from is behind in time; missing while it does not answer',
    () => state().lag?.seconds,
  );
  gauge(
    'hearback_database_replica_behind_bytes',
    'The same in written bytes',
    () => state().lag?.bytes,
  );
}

type Needs = Pick<Settings, 'databaseReplicaUrl' | 'databaseReplicaLagMs'>;

/** Opens the replica in the settings, if any, and exports its metrics if they are enabled. */
export function openReplica(
  { databaseReplicaUrl, databaseReplicaLagMs }: Needs,
  primary: Database,
  logger: Logger,
  metrics: Metrics | undefined,
): Replica | undefined {
  if (databaseReplicaUrl === undefined) return undefined;
  const replica = createReplica({
    url: databaseReplicaUrl,
    primary,
    logger,
    lagMs: databaseReplicaLagMs,
    onRead: metrics && countReads(metrics),
  });
  if (metrics) watchReplica(metrics, replica);
  return replica;
}
