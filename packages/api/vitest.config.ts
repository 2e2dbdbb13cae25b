import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/globalSetup.ts'],
    // What a file loads, the embedded database's engine above all, is there for the next one, too.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The embedded database needs about 400 MB in each file that uses it.
    maxWorkers: 3,
  },
});
