import { Gauge } from 'prom-client';

import { cutTables } from '../database/partitions/bounds.ts';
import type { Store } from '../store.ts';
import type { Metrics } from './createMetrics.ts';

const dayMs = 86_400_000;

/**
 * Adds for how long there are partitions, and how many rows came before there was one for them. A
 * database that does not answer leaves these out, and says so by itself.
 */
export function watchPartitions(
  { registry }: Metrics,
  { partitions }: Pick<Store, 'partitions'>,
): void {
  const ahead = new Gauge({
    name: 'hearback_partition_days_ahead',
    help: 'For how many days from now on rows have a partition, by table',
    labelNames: ['table'],
    registers: [],
    async collect() {
      this.reset();
      for (const table of cutTables) {
        const all = await partitions.list(table).catch(() => []);
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
        const count = await partitions.countRest(table).catch(() => undefined);
        if (count !== undefined) this.set({ table }, count);
      }
    },
  });
  for (const gauge of [ahead, rest]) registry.registerMetric(gauge);
}
