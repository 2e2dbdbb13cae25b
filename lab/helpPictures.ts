import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { languages, type Language } from '@hearback/schema/limits';
import type { Page } from 'playwright';
import sharp from 'sharp';

import { remembered } from '../e2e/stack/storage.ts';
import { pictureNames, type PictureName } from '../packages/app/src/features/help/pictureNames.ts';
import { pictures, type Camera, type Sample } from './help/pictures.ts';
import { root } from '../scripts/run.ts';
import { fillDevelopers } from './screens/fillDevelopers.ts';
import { openSample } from './screens/openSample.ts';
import { settled } from './screens/settled.ts';
import { withoutSampleNotice } from './screens/withoutSampleNotice.ts';

/**
 * `npm run -w lab help-pictures`: takes the pictures of the Help Center from the built product with its
 * sample, in both languages and both themes. `--only=stats,home` takes those whose name contains one of these. It
 * fails where a screen no longer has what a picture is of.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const isWanted = (name: string) => values.only.split(',').some((part) => name.includes(part));

const themes = ['light', 'dark'] as const;
const window = { width: 1_024, height: 760 };
/** Pixels of a picture for each of the screen: sharp where two are drawn for one, and yet light. */
const density = 1.25;
const widest = 1_200;

const app = `${root}packages/app/`;
const out = `${app}public/help/`;
const sizesFile = `${app}src/features/help/pictureSizes.json`;

interface Size {
  width: number;
  height: number;
}

const sayIn = (language: Language) => {
  const catalogue = JSON.parse(
    readFileSync(`${app}src/i18n/messages/${language}.json`, 'utf8'),
  ) as Record<string, string>;
  return (id: string) => {
    const words = catalogue[id];
    if (words === undefined) throw new Error(`The ${language} catalogue has no “${id}”.`);
    return words;
  };
};

/** Clip area of a picture: its element, cut at the bottom. */
async function placeOf(camera: Camera, name: PictureName) {
  const { part, height = Infinity } = pictures[name];
  const found = part?.(camera) ?? camera.page.getByRole('main');
  await found.waitFor();
  await found.evaluate((shown) => shown.scrollIntoView({ block: 'start' }));
  const box = await found.boundingBox();
  if (!box) throw new Error('What it shows is not on the screen.');
  const size = camera.page.viewportSize() ?? window;
  const x = Math.max(0, Math.round(box.x));
  const y = Math.max(0, Math.round(box.y));
  return {
    x,
    y,
    width: Math.min(size.width - x, Math.round(box.width)),
    height: Math.min(size.height - y, height, Math.round(box.height)),
  };
}

/** Brings a screen to what its picture shows. */
async function open(camera: Camera, name: PictureName, path: string): Promise<void> {
  const { page } = camera;
  const { prepare, part, isPlain } = pictures[name];
  await page.setViewportSize(pictures[name].window ?? window);
  await page.goto(path);
  if (isPlain) return;
  await settled(page);
  await prepare?.(camera);
  await settled(page);
  // A part may be taller than the window: then the window grows, as far as it is shown.
  if (!part) return;
  const box = await part(camera).boundingBox();
  const { width, height } = page.viewportSize() ?? window;
  const needed = Math.min(pictures[name].height ?? Infinity, box?.height ?? 0);
  if (needed > height) await page.setViewportSize({ width, height: Math.ceil(needed) + 60 });
  await settled(page);
}

/** Changes the theme as another tab would: at once, on the screen that is open. */
const wear = (page: Page, theme: number) =>
  page.evaluate((index) => {
    // A visitor's page stores nothing and wears the colors of its form.
    if (origin === 'null') return;
    localStorage.setItem('theme', String(index));
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);

async function write(picture: Buffer, file: string): Promise<Size> {
  const { width, height } = await sharp(picture)
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(file);
  return { width, height };
}

const { origin, server, owner, browser, close } = await openSample();

const sizes = JSON.parse(readFileSync(sizesFile, 'utf8')) as Record<string, Size>;
const missed: string[] = [];

try {
  mkdirSync(out, { recursive: true });
  const listOf = <Thing>(path: string) =>
    owner.ask<{ results: Thing[] }>('GET', `${path}?page_size=0`).then(({ results }) => results);
  const codes = await listOf<{
    id: string;
    slug: string;
    form: string;
    frame: string;
    state: string;
  }>('/code/');
  const code = codes.find(({ state }) => state === 'published');
  if (!code) throw new Error('The sample has no published code.');
  const sample: Sample = { code: code.id, slug: code.slug, form: code.form, frame: code.frame };

  if (isWanted('account-developers')) await fillDevelopers(owner);

  const takeAll = async (language: Language) => {
    const context = await browser.newContext({
      storageState: remembered(origin, await owner.logIn(), { language }),
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: language,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    await withoutSampleNotice(page, server);
    const camera = { page, say: sayIn(language) };
    for (const name of pictureNames.filter(isWanted)) {
      try {
        await open(camera, name, `${origin}${pictures[name].path(sample)}`);
        const clip = await placeOf(camera, name);
        for (const [index, theme] of themes.entries()) {
          await wear(page, index);
          const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
          sizes[`${name}-${language}`] = await write(
            picture,
            `${out}${name}-${language}-${theme}.webp`,
          );
        }
        await wear(page, 0);
        console.log(`${name}, ${language}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        missed.push(`${name}, ${language}: ${reason}`);
      }
    }
    await context.close();
  };
  await Promise.all(languages.map(takeAll));
  writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await close();
}

if (missed.length > 0) {
  console.error(`These pictures could not be taken:\n${missed.join('\n')}`);
  process.exitCode = 1;
} else console.log(`The pictures are in ${out}.`);
