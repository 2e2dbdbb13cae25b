import { listDamaged } from '@hearback/durable-pglite';
import { Gauge } from 'prom-client';

import type { Metrics } from './createMetrics.ts';

/** Adds how many segments of the journal could not be read whole. Whoever has looked deletes them. */
export function watchJournal({ registry }: Metrics, dataDir: string): void {
  registry.registerMetric(
    new Gauge({
      name: 'hearback_journal_damaged_segments',
      help: 'Segments of the journal that could not be read whole: answers may be missing',
      registers: [],
      async collect() {
        this.set((await listDamaged(dataDir)).length);
      },
    }),
  );
}
