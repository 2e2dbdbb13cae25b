import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'durable-pglite',
    include: ['src/**/*.test.ts'],
    // PGlite's engine is loaded once for all files of a worker.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
  },
});
