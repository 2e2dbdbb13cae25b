import { defineConfig } from 'vitest/config';

import { requireNode } from './scripts/nodeVersion.js';

requireNode();
const { default: TestOrder } = await import('./scripts/testOrder.ts');

// Projects run beside each other only where all of them name the same number of workers.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'scripts/vitest.config.ts', 'lab/vitest.config.ts'],
    sequence: { sequencer: TestOrder },
  },
});
