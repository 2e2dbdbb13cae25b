import type { Logger } from 'pino';

import type { Settings } from '../../env.ts';
import type { Metrics } from '../../metrics/createMetrics.ts';
import { countReads, watchReplica } from './watchReplica.ts';
import type { Database } from '../connect.ts';
import { createReplica } from './createReplica.ts';
import type { Replica } from './Replica.ts';

type Needs = Pick<Settings, 'databaseReplicaUrl' | 'databaseReplicaLagMs'>;

/** Opens the replica that the settings name, if any, and measures it where anything is measured. */
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
