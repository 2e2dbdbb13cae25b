import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchChromium } from './.storybook/launchChromium.ts';
import { preparedModules } from './.storybook/preparedModules.ts';

/**
 * `npm run -w lab visual` compares chosen stories with their pictures, pixel by pixel, in both themes;
 * `-- --update` takes new ones. Fonts are drawn differently on other machines, so it is no part of
 * `npm test`.
 */
export default defineConfig({
  test: {
    projects: (['light', 'dark'] as const).map((theme) => ({
      plugins: [vanillaExtractPlugin()],
      define: { 'import.meta.env.STORYBOOK_LOOK': JSON.stringify(theme) },
      optimizeDeps: { include: [...preparedModules, '@storybook/react-vite', 'storybook/test'] },
      test: {
        name: `pictures, ${theme}`,
        include: ['stories/visual/*.visual.ts'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 720 },
          provider: playwright({
            contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
            launchOptions: launchChromium(
              '--font-render-hinting=none',
              '--force-color-profile=srgb',
              '--disable-lcd-text',
            ),
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
