import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchChromium } from './.storybook/launchChromium.ts';
import { preparedModules } from './.storybook/preparedModules.ts';

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
            launchOptions: launchChromium(),
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
