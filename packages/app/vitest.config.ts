import { createRequire } from 'node:module';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { articlesPlugins } from './scripts/articles/articlesPlugin.ts';

const require = createRequire(import.meta.url);

export default defineConfig({
  plugins: [vanillaExtractPlugin(), articlesPlugins()],
  resolve: {
    // One copy for everybody: libraries take the CommonJS build, our source would take the other.
    alias: [
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      // The build and the lodash that browsers get, as vite.config.ts has them.
      { find: /^formik$/, replacement: require.resolve('formik/dist/formik.esm.js') },
      { find: /^lodash-es\//, replacement: 'es-toolkit/compat/' },
    ],
  },
  define: { __APP_VERSION__: '"0.0.0"', __DEV_HOST_PATTERN__: '""' },
  test: {
    name: 'app',
    // A test of a screen asks for a document itself: `@vitest-environment jsdom` at its top.
    environment: 'node',
    // To make a document, and to load React and the components, takes longer than most files.
    isolate: false,
    maxWorkers: 3,
    setupFiles: ['../ui/src/test/skipOwnerStacks.ts', 'src/test/tidyUp.ts'],
    server: { deps: { inline: ['formik'] } },
    testTimeout: 120_000,
    // A second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
