import { createRequire } from 'node:module';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    // One copy for everybody: libraries take the CommonJS build, our source would take the other.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  define: { __APP_VERSION__: '"0.0.0"', __DEV_HOST_PATTERN__: '""' },
  test: {
    name: 'app',
    // A test of a screen asks for a document itself: `@vitest-environment jsdom` at its top.
    environment: 'node',
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
