import { mkdirSync } from 'node:fs';

import { languages } from '@hearback/schema/limits';
import sharp from 'sharp';

import { remembered } from '../e2e/stack/storage.ts';
import { screenshotSizes } from '../packages/app/scripts/webManifest.ts';
import { root } from '../scripts/run.ts';
import { openSample } from './screens/openSample.ts';
import { settled } from './screens/settled.ts';
import { withoutSampleNotice } from './screens/withoutSampleNotice.ts';

/**
 * `node lab/installPictures.ts`: takes the pictures that a browser shows in its install dialog, and those of the
 * install page in each language and theme, from the built product with its sample, into
 * packages/app/public/screenshots. See webManifest.ts and InstallPicture.tsx.
 */
const pictures = [
  { name: 'home', form: 'wide', path: '/' },
  { name: 'stats', form: 'wide', path: '/stats/?tab=ratings' },
  { name: 'feedback', form: 'narrow', path: '/feedback/' },
  { name: 'codes', form: 'narrow', path: '/creator/codes/' },
] as const;

/** Of the install page, which draws them 364 px wide at most. */
const drawn = pictures
  .filter(({ name }) => name === 'home' || name === 'feedback')
  .flatMap((picture) =>
    languages.flatMap((language) =>
      (['0', '1'] as const).map((theme) => ({ ...picture, language, theme })),
    ),
  );

/** Pixels of the picture for each of the screen. */
const density = { wide: 1, narrow: 2 } as const;

const out = `${root}packages/app/public/screenshots/`;
const { origin, server, owner, browser, close } = await openSample();

try {
  mkdirSync(out, { recursive: true });
  const tokens = await owner.logIn();
  const take = async (
    { form, path }: (typeof pictures)[number],
    choices: { theme: string; language: string },
  ) => {
    const { width, height } = screenshotSizes[form];
    const scale = density[form];
    const context = await browser.newContext({
      storageState: remembered(origin, tokens, choices),
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await withoutSampleNotice(page, server);
    await page.goto(`${origin}${path}`);
    await settled(page);
    const picture = sharp(await page.screenshot());
    await context.close();
    return picture;
  };
  for (const picture of pictures) {
    const taken = await take(picture, { theme: '0', language: 'en-US' });
    await taken
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toFile(`${out}${picture.name}.png`);
  }
  for (const { theme, language, ...picture } of drawn) {
    const taken = await take(picture, { theme, language });
    const look = theme === '1' ? 'dark' : 'light';
    await taken
      .resize({ width: picture.form === 'wide' ? 728 : 408 })
      .webp({ quality: 82, effort: 6 })
      .toFile(`${out}${picture.name}-${language}-${look}.webp`);
  }
  console.log(`The pictures are in ${out}.`);
} finally {
  await close();
}
