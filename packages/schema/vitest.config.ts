import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'schema', isolate: false, testTimeout: 60_000, maxWorkers: 3 },
});
