import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';

import { inflate } from '@sparticuz/chromium';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchChromium } from './.storybook/launchChromium.ts';
import { preparedModules } from './.storybook/preparedModules.ts';
import ReviewPage from './.storybook/reviewPage.ts';
import { root } from './scripts/run.ts';

const modules = `${root}node_modules/`;

/**
 * Unpacks the Chromium of npm's package, once for each version, with the libraries that it links to and
 * one font. Returns the folder.
 */
async function unpackChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Pictures of stories are taken on Linux on x64 alone.');
  }
  const packed = `${modules}@sparticuz/chromium/`;
  const { version } = JSON.parse(readFileSync(`${packed}package.json`, 'utf8')) as {
    version: string;
  };
  const folder = `${modules}.cache/chromium-${version}`;
  if (existsSync(folder)) return folder;

  mkdirSync(`${modules}.cache`, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const temporary = process.env['TMPDIR'];
  // The package unpacks to the folder for temporary files alone.
  process.env['TMPDIR'] = unfinished;
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) {
      await inflate(`${packed}bin/${part}`);
    }
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  // Open Sans stands in for every font that a page does not bring itself, whatever is installed.
  writeFileSync(
    `${unfinished}/fonts.conf`,
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  renameSync(unfinished, folder);
  return folder;
}

const chromium = await unpackChromium();

/**
 * Compares chosen stories with their pictures, pixel by pixel, as a part of `npm test`. Browser and fonts
 * come from npm, so every Linux on x64 draws the same. `npm run -w lab visual -- --update` takes new pictures;
 * test-results/pictures.html shows what differs (see CONTRIBUTING.md).
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  optimizeDeps: { include: [...preparedModules, '@storybook/react-vite', 'storybook/test'] },
  test: {
    name: 'pictures',
    include: ['stories/visual/*.visual.ts'],
    reporters: ['default', new ReviewPage()],
    attachmentsDir: 'test-results/pictures',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: {
          reducedMotion: 'reduce',
          deviceScaleFactor: 1,
          locale: 'en-US',
          timezoneId: 'Europe/Warsaw',
        },
        launchOptions: {
          ...launchChromium(
            '--font-render-hinting=none',
            '--force-color-profile=srgb',
            '--disable-lcd-text',
            '--no-zygote',
          ),
          executablePath: `${chromium}/chromium`,
          env: {
            ...process.env,
            FONTCONFIG_FILE: `${chromium}/fonts.conf`,
            LD_LIBRARY_PATH: `${chromium}/al2023/lib`,
          },
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          // Five of 255 steps of brightness: processors round otherwise. Two runs beside sixteen busy
          // programs differed by one step, and in two pixels by seven.
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 10 },
          resolveScreenshotPath: ({ arg, ext, root: project }) =>
            `${project}/stories/visual/pictures/${arg}${ext}`,
        },
      },
    },
  },
});
