import { brotliDecompressSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fill, spliceBrotli } from './spliceBrotli.ts';

const tail = Buffer.from('"/');

const page = (before: string, after: string, length: number) => ({
  before: Buffer.from(before),
  after: Buffer.from(after),
  tail,
  length,
});

describe('a page with an open place', () => {
  it('unpacks to whatever is filled in, in any page and at any quality', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 2_000 });
    await fc.assert(
      fc.asyncProperty(
        words,
        words,
        fc.integer({ min: 3, max: 400 }),
        fc.constantFrom(1, 5, 11),
        fc.string({
          unit: fc.constantFrom(...'0123456789abcdef-"<>= name'),
          minLength: 400,
          maxLength: 400,
        }),
        async (before, after, length, quality, letters) => {
          const hollow = await spliceBrotli(page(before, after, length), quality);
          const filling = letters.slice(0, length - tail.length) + tail.toString();

          // It may decline, in which case the page is packed for each visit. It may not be wrong.
          if (!hollow) return;
          const unpacked = brotliDecompressSync(fill(hollow, filling)).toString();
          expect(unpacked).toBe(before + filling + after);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('does not decline an ordinary page', async () => {
    const html = '<form method="post"><input type="hidden" name="client_id" value="';
    const hollow = await spliceBrotli(page(html.repeat(40), html.repeat(20), 180), 11);

    expect(hollow).toBeDefined();
    expect(hollow?.bytes.length).toBeLessThan(400);
  });

  it('is declined when what follows leans on what was in the place', async () => {
    const behind = 'nothing on this page says so but what was in the place itself';
    const leaning = spliceBrotli(page('a'.repeat(300), behind, 190), 11, (length) =>
      Buffer.from(behind.padEnd(length, '.').slice(0, length)),
    );

    expect(await leaning).toBeUndefined();
  });

  it('is declined when the place is larger than one block', async () => {
    expect(await spliceBrotli(page('a', 'b', 0x1_0001), 1)).toBeUndefined();
  });
});
