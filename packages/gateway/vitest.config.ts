import { createRequire } from 'node:module';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      // graphql 16 has no `exports`: Vitest would load `index.mjs` for our files and Node `index.js`
      // for the engine's, two classes of the same name. Can go with graphql 17.
      { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') },
    ],
  },
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    // The engine of the graph is loaded once for all files of a worker.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
  },
});
