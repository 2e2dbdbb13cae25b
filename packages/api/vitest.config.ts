import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The embedded database needs about 400 MB in each file that uses it.
    maxWorkers: 2,
  },
});
