import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Page } from 'playwright';

import type { Tokens } from '../e2e/stack/owner.ts';
import { remembered, stored } from '../e2e/stack/storage.ts';
import { root } from '../scripts/run.ts';
import { drawContactSheet, type Shot } from './screens/contactSheet.ts';
import { fillDevelopers } from './screens/fillDevelopers.ts';
import { openSample } from './screens/openSample.ts';
import { takeMovie } from './screens/takeMovie.ts';
import { listScreens, nameOf, type Screen } from './screens/listScreens.ts';

/**
 * `npm run -w lab screenshots`: every screen of the sample café and of an account with nothing in it, at two
 * widths, in both themes and both languages, as PNG files, and one contact sheet for each screen.
 * `--only=home,stats` takes the screens whose path or file name contains one of them; `--out` names the folder; `--width`,
 * `--theme`, `--language` and `--fill=full` narrow the rest. `--movie` writes the moving picture of the
 * README instead, docs/tour.webp.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'hearback-screenshots') },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '390,1280' },
    theme: { type: 'string', default: '0,1' },
    language: { type: 'string', default: 'en-US,pl-PL' },
    fill: { type: 'string', default: 'full,empty' },
    movie: { type: 'boolean', default: false },
  },
});

const list = (text: string) => text.split(',').filter((part) => part !== '');

interface Look {
  width: number;
  theme: string;
  language: string;
}

const looks: Look[] = list(values.width).flatMap((width) =>
  list(values.theme).flatMap((theme) =>
    list(values.language).map((language) => ({ width: Number(width), theme, language })),
  ),
);

const sample = await openSample();
const { origin, owner, browser, close } = sample;
mkdirSync(values.out, { recursive: true });
const shots = new Map<string, Shot[][]>();

/** Nothing is on its way any more: no skeleton, no picture, no font. */
async function settle(page: Page) {
  await page
    .waitForFunction(
      () =>
        document.querySelector('h1') !== null &&
        document.querySelector('[aria-busy=true]') === null &&
        document.fonts.status === 'loaded',
      undefined,
      { timeout: 8_000 },
    )
    .catch(() => console.error(`${page.url()} does not come to rest.`));
  await page.waitForTimeout(400);
}

async function take(screens: readonly Screen[], look: Look, fill: string, tokens: Tokens) {
  const { width, theme, language } = look;
  for (const isInside of [false, true]) {
    const choices = { theme, language };
    const context = await browser.newContext({
      storageState: isInside ? remembered(origin, tokens, choices) : stored(origin, choices),
      viewport: { width, height: width < 700 ? 844 : 900 },
      // A phone's controls are larger.
      hasTouch: width < 700,
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
    for (const { path } of screens.filter((screen) => screen.isInside === isInside)) {
      await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      await settle(page);
      const caption = `${width} ${theme === '1' ? 'dark' : 'light'} ${language} ${fill}`;
      const file = join(values.out, `${nameOf(path)}-${caption.replaceAll(' ', '-')}.png`);
      await page.screenshot({ path: file, fullPage: true });
      const rows = shots.get(nameOf(path)) ?? [];
      shots.set(nameOf(path), rows);
      const row = list(values.fill).indexOf(fill);
      (rows[row] ??= []).push({ file, width, caption });
    }
    await context.close();
  }
}

/** Takes away what the sample brought, and what was added to it. */
async function empty() {
  await owner.ask('DELETE', '/user/sample/');
  for (const path of ['/user/api_key/', '/webhook/']) {
    const { results } = await owner.ask<{ results: { id: string }[] }>('GET', path);
    for (const { id } of results) await owner.ask('DELETE', `${path}${id}/`);
  }
}

try {
  if (values.movie) await takeMovie(sample, `${root}docs/tour.webp`);
  for (const fill of values.movie ? [] : list(values.fill)) {
    await (fill === 'empty' ? empty() : fillDevelopers(owner));
    const only = values.only.split(',');
    const screens = (await listScreens(owner)).filter(({ path }) =>
      only.some((part) => path.includes(part) || nameOf(path).includes(part)),
    );
    for (const look of looks) await take(screens, look, fill, await owner.logIn());
  }
  for (const [name, rows] of shots) {
    const file = join(values.out, `sheet-${name}.jpg`);
    await drawContactSheet(browser, { name, rows: rows.filter(Boolean), file });
  }
  if (!values.movie) console.log(`Pictures and contact sheets are in ${values.out}.`);
} finally {
  await close();
}
