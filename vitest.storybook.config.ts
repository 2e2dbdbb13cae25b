import { existsSync } from 'node:fs';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { preparedModules } from './.storybook/preparedModules.ts';

const systemChromium = '/usr/bin/chromium';
// Without either, Playwright looks for its own.
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every story is drawn, played and checked for accessibility, once per theme. */
export default defineConfig({
  test: {
    projects: (['light', 'dark'] as const).map((theme) => ({
      plugins: [storybookTest({ configDir: '.storybook' })],
      define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
      optimizeDeps: { include: preparedModules },
      test: {
        name: `stories, ${theme}`,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            // Nothing moves, so nothing has to be waited for.
            contextOptions: { reducedMotion: 'reduce' },
            launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
