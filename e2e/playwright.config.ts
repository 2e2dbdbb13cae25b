import { defineConfig } from '@playwright/test';

import { launchChromium } from '../.storybook/launchChromium.ts';
import type { StackOptions } from './stack/stackTest.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const shellPath = process.env['HEADLESS_SHELL_PATH'];

/** True if PostgreSQL is a cluster of Citus (`npm run test:citus`): then all journeys run on it, and nowhere else. */
const isCluster = process.env['TEST_CITUS_WORKERS'] !== undefined;

/** Tests of mail, print and queued answers, which run against real servers where available. */
const promised = isCluster
  ? []
  : ['after-sending', 'first-print', 'notifications', 'printing', 'visitor-offline'].map(
      (name) => `${name}.spec.ts`,
    );

/**
 * Journeys for which Chromium's headless shell is browser enough: it takes 0.6 of Chromium's processor time, but
 * keeps no page for the way back. Excludes files that go back to another document, are about tabs or a worker, print,
 * or are about what a browser sends to other sites.
 */
const inShell = [
  'accounts',
  'accounts-data',
  'accounts-security',
  'agency',
  'board',
  'codes',
  'colleagues',
  'deletes',
  'experiments',
  'follow-ups',
  'form-editor',
  'form-publish',
  'frame-editor',
  'hostile-words',
  'letter-links',
  'live',
  'login-proof',
  'picture',
  'prerender',
  'questions',
  'routes',
  'scan-gate',
  'second-answer',
  'set-aside',
  'shell',
  'start',
  'stats',
  'tags',
  'visitor-names',
  'xsrf',
].map((name) => `${name}.spec.ts`);

/**
 * Journeys on the embedded database also where PostgreSQL is: what an owner does from the first start to the first
 * answers, live events, and files of all data. The others take PostgreSQL there: the embedded one needs several times
 * its processor time. Where it is missing all of them run on the embedded one.
 */
const onEmbedded = isCluster
  ? []
  : ['accounts-data', 'codes', 'live', 'main-job', 'start', 'visitor'].map(
      (name) => `${name}.spec.ts`,
    );

const { args } = launchChromium();

const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/** The one process of the product on each database, each with the files that it is to run. */
function onDatabases(
  name: string,
  files: { testMatch?: string[]; testIgnore: string[] },
  use: { launchOptions?: object } = {},
) {
  const embedded = hasPostgres
    ? (files.testMatch ?? onEmbedded).filter((file) => onEmbedded.includes(file))
    : files.testMatch;
  return [
    {
      name: `embedded${name}`,
      use: { ...use, parts: 'embedded' as const },
      testIgnore: files.testIgnore,
      ...(embedded && { testMatch: embedded }),
    },
    ...(hasPostgres
      ? [
          {
            name: `postgres${name}`,
            use: { ...use, parts: 'postgres' as const },
            testIgnore: [...files.testIgnore, ...onEmbedded],
            ...(files.testMatch && { testMatch: files.testMatch }),
          },
        ]
      : []),
  ];
}

/**
 * Run on demand: shifts of the layout, which on a busy machine are those of a slow server
 * (`LAYOUT_SHIFT=1 playwright test --config e2e/playwright.config.ts layoutShift`).
 */
const onDemand = process.env['LAYOUT_SHIFT'] === undefined ? ['layoutShift.spec.ts'] : [];

/** Journeys against the built product, each on every way the product can be put together. */
export default defineConfig<StackOptions>({
  testDir: '.',
  globalSetup: './stack/prepareData.ts',
  // Each worker has a product of its own, which the files it runs share.
  fullyParallel: false,
  workers: 2,
  // A busy machine needs its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Warsaw',
    // The app's service worker fetches the whole app in each new browser, which is more work than most
    // journeys are. Tests of a worker, or of the production build, allow it.
    serviceWorkers: 'block',
    // Nothing moves, so nothing has to be waited for; contexts that a test opens itself follow.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the time, and traces from CI cannot be downloaded.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // People's browsers keep pages for the way back, with whatever those hold. Playwright switches
      // that off, and with it the faults that only kept pages have.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args,
    },
  },
  projects: [
    // A real PostgreSQL, a real SMTP server, the API in a process of its own. It comes first: last, it
    // would leave the other workers idle.
    {
      name: 'servers',
      use: { parts: 'servers' as const },
      testMatch: ['main-job.spec.ts', ...promised],
    },
    // Nothing set: PGlite, letters to a folder, the API in the same process. Or PostgreSQL, and the rest as there.
    ...onDatabases('', {
      testIgnore: [
        ...onDemand,
        ...(hasPostgres ? promised : []),
        ...(shellPath === undefined ? [] : inShell),
      ],
    }),
    ...(shellPath === undefined
      ? []
      : onDatabases(
          ', in the headless shell',
          { testMatch: inShell, testIgnore: [] },
          { launchOptions: { executablePath: shellPath, args } },
        )),
    // Two processes behind a balancer that stop and restart, if `npm run -w lab balancer` runs them. Excludes
    // files in which every test starts its own product.
    ...(process.env['BALANCED_ORIGIN'] === undefined
      ? []
      : [
          {
            name: 'balanced',
            use: { parts: 'balanced' as const },
            testIgnore: ['accounts-data', 'hostile-words', 'start', 'stats'].map(
              (name) => `${name}.spec.ts`,
            ),
          },
        ]),
  ].filter(({ use }) => !isCluster || use.parts === 'postgres'),
});
