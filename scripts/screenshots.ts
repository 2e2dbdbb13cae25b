import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type BrowserContext } from 'playwright';

import { sampleOwner } from '../e2e/stack/owner.ts';
import { startProcess } from '../e2e/stack/process.ts';
import { findChromium } from './machine/chromium.ts';

/**
 * `npm run screenshots`: every screen of the sample café, at two widths, in both themes and both
 * languages, as PNG files. `--only=stats` takes the screens whose path contains it; `--out` names
 * the folder; `--width`, `--theme` and `--language` narrow the rest.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'hearback-screenshots') },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '390,1280' },
    theme: { type: 'string', default: '0,1' },
    language: { type: 'string', default: 'en-US,pl-PL' },
    empty: { type: 'boolean', default: false },
  },
});

const outside = ['/login/', '/register/', '/recover-account/', '/activate?resend=1'];
const inside = [
  '/',
  '/companies/',
  '/locations/',
  '/creator',
  '/creator/forms/',
  '/creator/frames/',
  '/creator/codes/',
  '/creator/editor/forms/new/',
  '/creator/editor/frames/new/',
  '/creator/editor/codes/new/',
  '/feedback/',
  '/recently-deleted/',
  '/stats/',
  '/stats/?tab=scans-submissions',
  '/stats/?tab=ratings',
  '/stats/?tab=feedback',
  '/stats/?tab=locations-codes',
  '/stats/?tab=forms',
  '/account/',
  '/account/?tab=security',
  '/account/?tab=settings',
  '/account/?tab=subscription',
  '/account-setup/',
  '/faq/',
];

const list = (text: string) => text.split(',').filter((part) => part !== '');
const nameOf = (path: string) =>
  path.replaceAll(/[^a-z-]+/g, '_').replaceAll(/^_|_$/g, '') || 'home';

const dataDir = mkdtempSync(join(tmpdir(), 'hearback-screenshots-data-'));
const stack = await startProcess('packages/gateway/src/main.ts', [], {
  DATA_DIR: dataDir,
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'warn',
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
mkdirSync(values.out, { recursive: true });

async function take(context: BrowserContext, paths: readonly string[], suffix: string) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  for (const path of paths.filter((one) => one.includes(values.only))) {
    await page.goto(`${stack.origin}${path}`, { waitUntil: 'load' });
    await page.waitForTimeout(1_500);
    const file = join(values.out, `${nameOf(path)}-${suffix}.png`);
    await page.screenshot({ path: file, fullPage: true });
  }
  await page.close();
}

try {
  const owner = sampleOwner(stack);
  if (values.empty) await owner.ask('DELETE', '/user/sample/');
  const tokens = await owner.logIn();
  for (const width of list(values.width).map(Number)) {
    for (const theme of list(values.theme)) {
      for (const language of list(values.language)) {
        const viewport = { width, height: width < 700 ? 844 : 900 };
        const suffix = `${width}-${theme === '1' ? 'dark' : 'light'}-${language}`;
        for (const paths of [outside, inside]) {
          const context = await browser.newContext({ viewport });
          const stored: Record<string, string> = { theme, language };
          if (paths === inside) {
            stored['jwt_access_token'] = tokens.access;
            stored['jwt_refresh_token'] = tokens.refresh;
          }
          await context.addInitScript((entries) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
          }, stored);
          await take(context, paths, suffix);
          await context.close();
        }
      }
    }
  }
  console.log(`Screenshots are in ${values.out}.`);
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
