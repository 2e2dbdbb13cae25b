import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'n8n',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 3,
  },
});
