import { expect, it } from 'vitest';
import { encode, type CodeLevel, type Modules } from './encode.ts';
import { penaltyOf, withEachMask } from './masks.ts';
import { modulePath } from './modulePath.ts';
import { sideOf } from './quietZone.ts';
import { readCode } from './readCode.fixtures.ts';

const flat = (modules: Modules) => Uint8Array.from(modules.flat(), Number);
const rowsOf = (modules: Uint8Array, side: number): Modules =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => modules[row * side + column] === 1),
  );

const read = (modules: Modules) =>
  readCode([
    { tag: 'rect', attributes: { width: 100, height: 100, fill: '#ffffff' } },
    {
      tag: 'g',
      attributes: { transform: `scale(${100 / sideOf(modules)})` },
      children: [{ tag: 'path', attributes: { d: modulePath(modules) } }],
    },
  ]);

/** Mask in a code's format information: three bits beside the upper left finder pattern, unmasked. */
function maskOf(modules: Modules): number {
  const bits = [2, 3, 4].map((column) => (modules[8]?.[column] ? 1 : 0));
  return ((bits[0] ?? 0) * 4 + (bits[1] ?? 0) * 2 + (bits[2] ?? 0)) ^ 0b101;
}

/** The first of some texts whose code came out with the first mask. */
function withFirstMask(level: CodeLevel, letters: number) {
  for (let number = 0; number < 500; number += 1) {
    const text = `HEARBACK-${number}-`.padEnd(letters, 'A7');
    const modules = encode(text, level);
    if (maskOf(modules) === 0) return { text, modules };
  }
  throw new Error('None of the texts has the first mask.');
}

it.each([
  ['L', 12],
  ['M', 30],
  ['Q', 37],
  ['H', 40],
  ['H', 80],
] as const)('reads the same with every mask: level %s, %i letters', (level, letters) => {
  const { text, modules } = withFirstMask(level, letters);
  const side = modules.length;

  const all = [...withEachMask(flat(modules), side, level)].map((one) => rowsOf(one, side));

  expect(all.map(maskOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(all[0]).toEqual(modules);
  expect(all.map(read)).toEqual(all.map(() => text));
});

it('takes the mask that is weighed lightest', () => {
  const { modules } = withFirstMask('Q', 37);
  const side = modules.length;
  const penalties = [...withEachMask(flat(modules), side, 'Q')].map((one) => penaltyOf(one, side));

  expect(Math.min(...penalties)).toBe(penalties[0]);
});

it('leaves large codes to the generator', () => {
  const text = 'HEARBACK-7'.repeat(12);
  const modules = encode(text, 'Q');

  expect(modules.length).toBeGreaterThan(41);
  expect(read(modules)).toBe(text);
});

it('weighs as the standard does', () => {
  const lines = (...rows: string[]) =>
    Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0));

  // Six of a kind: 3 and 1 for the run of each line; every square of four: 3; nothing but light.
  expect(penaltyOf(new Uint8Array(36), 6)).toBe(12 * 4 + 25 * 3 + 10 * 10);
  // A checkerboard has nothing against it.
  expect(penaltyOf(lines('#.#.', '.#.#', '#.#.', '.#.#'), 4)).toBe(0);
  // Patterns that resemble a finder pattern, in rows only: other lines alternate.
  const eye = '#.###.#....';
  const plain = (row: number) => (row % 2 === 0 ? '#.#.#.#.#.#' : '.#.#.#.#.#.');
  const board = Array.from({ length: 11 }, (_, row) => plain(row));
  const withEye = board.map((row, index) => (index === 5 ? eye : row));
  expect(penaltyOf(lines(...withEye), 11) - penaltyOf(lines(...board), 11)).toBeGreaterThanOrEqual(
    40,
  );
});
