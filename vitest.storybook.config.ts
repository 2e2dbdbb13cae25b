import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchChromium } from './.storybook/launchChromium.ts';
import { looks, type Look } from './.storybook/looks.ts';
import { preparedModules } from './.storybook/preparedModules.ts';
import { withoutPlays } from './.storybook/withoutPlays.ts';

const names: Record<Look, string> = {
  wide: 'stories, both themes',
  narrow: 'stories, 320 px in Polish',
};

/** A new one for each project: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // Nothing moves, so nothing has to be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchChromium(),
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Every story is drawn, played and checked for accessibility, in the colors of both themes. A second time
 * it is drawn in Polish, 320 pixels wide, and has to fit: plays look for English words, so they rest.
 */
export default defineConfig({
  test: {
    // Two pages at once: one leaves a quarter of two cores idle while it is loaded and read by axe.
    maxWorkers: 2,
    projects: [
      ...looks.map((look) => ({
        plugins: [
          ...(look === 'narrow' ? [withoutPlays()] : []),
          storybookTest({ configDir: '.storybook' }),
        ],
        define: { 'import.meta.env.STORYBOOK_LOOK': JSON.stringify(look) },
        optimizeDeps: { include: preparedModules },
        // One page draws them all: starting a page for each file would take half as long again.
        test: {
          name: names[look],
          isolate: false,
          testTimeout: 60_000,
          browser: browser(),
        },
      })),
      // What a layout promises shows at many widths, in figures that no story is looked at for.
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { include: preparedModules },
        test: {
          name: 'ui in a browser',
          include: ['packages/ui/src/**/*.browser.test.tsx'],
          setupFiles: ['packages/ui/src/test/tidyUp.ts'],
          testTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { include: preparedModules },
        test: { name: 'checks of stories', include: ['.storybook/*.test.ts'], browser: browser() },
      },
    ],
  },
});
