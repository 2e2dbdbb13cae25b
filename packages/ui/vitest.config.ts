import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// What needs a real browser is a story, run by vitest.storybook.config.ts. A test that needs a document
// alone asks for it: `@vitest-environment jsdom` at its top.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'node',
    // One document for all files of a worker: to make one, and to load React, takes longer than most files.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    setupFiles: ['src/test/skipOwnerStacks.ts', 'src/test/tidyUp.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.browser.test.tsx'],
  },
});
