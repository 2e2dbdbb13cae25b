import { defineConfig } from '@playwright/test';

import type { StackOptions } from './stack/stackTest.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Journeys against the built product, each on every way the product can be put together. */
export default defineConfig<StackOptions>({
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Warsaw',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Nothing set: PGlite, letters to a folder, the API in the same process.
    { name: 'embedded', use: { parts: 'embedded' } },
    // A real PostgreSQL, a real SMTP server, the API in a process of its own.
    {
      name: 'servers',
      use: { parts: 'servers' },
      testMatch: ['main-job.spec.ts'],
    },
  ],
});
