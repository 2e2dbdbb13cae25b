import { describe, expect, it } from 'vitest';

import { headingFace, thanksFace } from './headingFont.ts';

const of = (...texts: string[]) =>
  headingFace(texts.map((text, index) => ({ text, selector: `.part-${index}` })));

const filesIn = (css: string) =>
  [...css.matchAll(/base64,([^)]*)\)/g)].map(([, text]) => Buffer.from(text ?? '', 'base64'));

describe('the face of headings', () => {
  it('is one file of WOFF2 with the letters that are needed', async () => {
    const [few] = filesIn(await of('How was it?'));
    const [more] = filesIn(await of('How was it? Thank you!'));
    expect(few?.toString('latin1', 0, 4)).toBe('wOF2');
    expect(few?.length).toBeLessThan(1_500);
    expect(more?.length).toBeGreaterThan(few?.length ?? Infinity);
  });

  it('has Polish letters in a second file, for them alone', async () => {
    const css = await of('Jak było?');
    expect(filesIn(css)).toHaveLength(2);
    expect(css.match(/unicode-range/g)).toHaveLength(1);
  });

  it('leaves the last heading to the system where all of them are too large', async () => {
    const css = await of(
      'How was it?',
      'Thank you!',
      'Quartz Jock & Vampyre Billows Fjord 123 Węgiel',
    );
    expect(css).toContain('.part-2{font-family:inherit}');
    expect(css).not.toContain('.part-1');
    for (const name of ['A', 'Kawiarnia Parasol', 'Pod Złotym Lwem']) {
      const sizes = filesIn(await of('How was it?', 'Thank you!', name)).map(
        ({ length }) => length,
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_800);
    }
  });

  it('comes with the answer for thanks that the page had no room for', async () => {
    const headings = (...texts: string[]) =>
      texts.map((text, index) => ({ text, selector: `.part-${index}` }));
    const long = 'Quartz Jock & Vampyre Billows Fjord 123 Węgiel';
    const css = await thanksFace(headings('How was it?', long));
    expect(filesIn(css ?? '')).toHaveLength(2);
    expect(css).toContain('font-family:Thanks');
    expect(css).not.toContain('Bricolage');
    expect(css?.endsWith('.part-1{font-family:Thanks}')).toBe(true);
    expect(await thanksFace(headings('How was it?', 'Thank you!'))).toBeUndefined();
    expect(await thanksFace(headings('Café', 'Дякуємо!'))).toBeUndefined();
    expect(await headingFace(headings('Café', long), true)).not.toContain('inherit');
  });

  it('is none for letters that it lacks', async () => {
    for (const text of ['Як минув вечір?', 'Πώς ήταν;', 'Có ngon không ạ?', '楽しかった?']) {
      expect(await of('How was it?', text)).toBe('');
    }
  });
});
