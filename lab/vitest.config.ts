import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'lab',
    include: ['**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: 3,
  },
});
