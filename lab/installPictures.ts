import { mkdirSync } from 'node:fs';

import sharp from 'sharp';

import { remembered } from '../e2e/stack/storage.ts';
import { screenshotSizes } from '../packages/app/scripts/webManifest.ts';
import { root } from '../scripts/run.ts';
import { openSample } from './screens/openSample.ts';
import { settled } from './screens/settled.ts';
import { withoutSampleNotice } from './screens/withoutSampleNotice.ts';

/**
 * `node lab/installPictures.ts`: takes the pictures that a browser shows in its install dialog
 * from the built product with its sample, into packages/app/public/screenshots. See webManifest.ts.
 */
const pictures = [
  { name: 'home', form: 'wide', path: '/' },
  { name: 'stats', form: 'wide', path: '/stats/?tab=ratings' },
  { name: 'feedback', form: 'narrow', path: '/feedback/' },
  { name: 'codes', form: 'narrow', path: '/creator/codes/' },
] as const;

/** Pixels of the picture for each of the screen. */
const density = { wide: 1, narrow: 2 } as const;

const out = `${root}packages/app/public/screenshots/`;
const { origin, server, owner, browser, close } = await openSample();

try {
  mkdirSync(out, { recursive: true });
  const storageState = remembered(origin, await owner.logIn());
  for (const { name, form, path } of pictures) {
    const { width, height } = screenshotSizes[form];
    const scale = density[form];
    const context = await browser.newContext({
      storageState,
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
    await picture
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toFile(`${out}${name}.png`);
    await context.close();
  }
  console.log(`The pictures are in ${out}.`);
} finally {
  await close();
}
