import { fileURLToPath } from 'node:url';

import { defaultLanguage, languages } from '@hearback/schema/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { webManifestIn } from './webManifest';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

const { icons, shortcuts, screenshots } = webManifestIn(defaultLanguage);
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];

describe('the installed app', () => {
  it.each(pictures)('has $src, in the size and kind that it says', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(`${publicFolder}${src}`).metadata();

    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`);
  });

  it('has an icon that systems may cut to a shape of theirs, and nothing where they cut', async () => {
    const maskable = icons.find(({ purpose }) => purpose === 'maskable');
    const picture = sharp(`${publicFolder}${maskable?.src}`).removeAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });

    // Systems keep a circle of 80 % of the width.
    const ground = data.subarray(0, 3).toString('hex');
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        const isKept = Math.hypot(x - info.width / 2, y - info.height / 2) <= 0.4 * info.width;
        const at = 3 * (y * info.width + x);
        if (!isKept && data.toString('hex', at, at + 3) !== ground) {
          expect.fail(`The mark is cut at ${x}, ${y}.`);
        }
      }
    }
  });

  it('is shown in pictures of both forms, each in one shape, as browsers ask for', () => {
    const shapes = { narrow: new Set<string>(), wide: new Set<string>() };
    for (const { form_factor, sizes } of screenshots) shapes[form_factor].add(sizes);

    expect([shapes.narrow.size, shapes.wide.size]).toEqual([1, 1]);
    for (const size of [...shapes.narrow, ...shapes.wide]) {
      const [short = 0, long = 0] = size
        .split('x')
        .map(Number)
        .toSorted((left, right) => left - right);
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long).toBeLessThanOrEqual(3840);
      expect(long / short).toBeLessThanOrEqual(2.3);
    }
  });

  it.each(languages)('names itself, its language and its place in %s', (language) => {
    const manifest = webManifestIn(language);

    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' });
    expect(manifest).toMatchObject({ name: 'Hearback', short_name: 'Hearback' });
    expect(manifest).toMatchObject({ lang: language, dir: 'ltr' });
    expect(manifest.categories.length).toBeGreaterThan(0);
  });

  it('says in each language the same in other words', () => {
    const said = languages
      .map(webManifestIn)
      .flatMap((manifest) => [
        manifest.description,
        ...manifest.shortcuts.map(({ name }) => name),
        ...manifest.screenshots.map(({ label }) => label),
      ]);

    expect(new Set(said).size).toBe(8 * languages.length);
  });
});
