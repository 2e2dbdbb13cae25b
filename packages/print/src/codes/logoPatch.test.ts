import { describe, expect, it } from 'vitest';
import { correctionOf, logoPatch, type Patch } from './logoPatch.ts';
import { encode } from './encode.ts';
import { modulePath } from './modulePath.ts';
import { readCode } from './readCode.fixtures.ts';

const versions = [1, 2, 3, 4, 5, 6];
/** The longest text that a code of level H and this version has room for. */
const textOf = (version: number) =>
  'HEARBACK-7'.repeat(9).slice(0, [10, 20, 35, 50, 64, 84][version - 1]);
const correctionOfSide = (side: number) => {
  const correction = correctionOf(side);
  if (!correction) throw new Error(`Codes of ${side} modules are known.`);
  return correction;
};

/** True if a code is readable with every module of a patch inverted. */
function readsWithout({ x, y, width, height }: Patch, text: string): boolean {
  const modules = encode(text, 'H').map((row, rowIndex) =>
    row.map((isDark, column) => {
      const isUnder = column >= x && column < x + width && rowIndex >= y && rowIndex < y + height;
      return isDark !== isUnder;
    }),
  );
  const transform = `scale(${100 / (modules.length + 8)})`;
  try {
    return (
      readCode([
        { tag: 'rect', attributes: { x: 0, y: 0, width: 100, height: 100, fill: '#ffffff' } },
        { tag: 'path', attributes: { d: modulePath(modules), transform } },
      ]) === text
    );
  } catch {
    // Decoders refuse what they cannot read.
    return false;
  }
}

describe.each(versions)('in a code of version %i', (version) => {
  const side = 17 + 4 * version;
  const { perBlock, lossesUnder } = correctionOfSide(side);

  it.each([
    [1, 1],
    [2, 1],
    [4, 1],
    [10, 1],
    [1, 2],
    [1, 4],
    [1, 10],
  ])('a logo of %i to %i takes half of what a block can put right at most', (width, height) => {
    const patch = logoPatch(side, { width, height });

    expect(patch).toBeDefined();
    expect(Math.max(...(lossesUnder(patch as Patch) ?? []))).toBeLessThanOrEqual(perBlock / 2);
  });

  it('a patch is read through just when no block loses more than it can put right', () => {
    const text = textOf(version);
    expect(encode(text, 'H')).toHaveLength(side);

    const told: boolean[] = [];
    const read: boolean[] = [];
    for (const [width, height] of [
      [3, 3],
      [5, 5],
      [13, 3],
      [17, 3],
      [7, 7],
      [5, 13],
      [13, 11],
      [13, 13],
    ] as const) {
      const patch = { x: (side - width) / 2, y: (side - height) / 2, width, height };
      const losses = lossesUnder(patch);
      if (!losses) continue;
      told.push(Math.max(...losses) <= perBlock);
      read.push(readsWithout(patch, text));
    }
    expect(read).toEqual(told);
    expect(told).toContain(true);
  });
});
