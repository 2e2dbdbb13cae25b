import { expect, it } from 'vitest';
import { encode, type CodeLevel, type Modules } from './encode.ts';
import { findBestMask, penaltyOf, widestKnown, withMask } from './masks.ts';
import { modulePath } from './modulePath.ts';
import { sideOf } from './quietZone.ts';
import { readCode } from './readCode.fixtures.ts';

const masks = [0, 1, 2, 3, 4, 5, 6, 7];

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

  const all = masks.map((mask) => rowsOf(withMask(flat(modules), side, level, mask), side));

  expect(all.map(maskOf)).toEqual(masks);
  expect(all[0]).toEqual(modules);
  expect(all.map(read)).toEqual(all.map(() => text));
});

it('takes the mask that is weighed lightest', () => {
  const { modules } = withFirstMask('Q', 37);
  const side = modules.length;
  const penalties = masks.map((mask) => penaltyOf(withMask(flat(modules), side, 'Q', mask), side));

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

/** The score counted module by module, as the standard words it. */
function plainPenalty(modules: Uint8Array, side: number): number {
  const at = (row: number, column: number) => modules[row * side + column] ?? 0;
  const places = Array.from({ length: side }, (_, index) => index);
  const lines = [
    ...places.map((row) => places.map((column) => at(row, column)).join('')),
    ...places.map((column) => places.map((row) => at(row, column)).join('')),
  ];
  const ofLines = lines.map((line) => {
    const runs = [...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2);
    const eyes = [...line.matchAll(/(?=10111010000|00001011101)/g)];
    return runs.reduce((sum, run) => sum + run, 40 * eyes.length);
  });
  const squares = places.slice(1).flatMap((row) =>
    places.slice(1).filter((column) => {
      const four = [
        at(row, column),
        at(row - 1, column),
        at(row, column - 1),
        at(row - 1, column - 1),
      ];
      return new Set(four).size === 1;
    }),
  );
  const dark = modules.reduce((sum, module) => sum + module, 0);
  const imbalance = Math.floor(Math.abs((100 * dark) / modules.length - 50) / 5);
  return ofLines.reduce((sum, one) => sum + one, 3 * squares.length + 10 * imbalance);
}

it.each([11, 21, 25, 29, 31, 32, 33, 37, 41])(
  'weighs %i modules to the side as a count of single modules does',
  (side) => {
    // A linear congruential generator; few changes of color make long runs.
    let state = side;
    const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    for (const share of [0.5, 0.2, 0.05]) {
      for (let board = 0; board < 20; board += 1) {
        let color = 0;
        const modules = Uint8Array.from(
          { length: side * side },
          () => (color ^= random() < share ? 1 : 0),
        );
        const eye = [...'000010111010000'].map(Number);
        for (let row = 0; row < side; row += 3) {
          const start = Math.floor(random() * (side - 10));
          for (const [index, module] of eye.slice(0, side - start).entries()) {
            modules[row * side + start + index] = module;
            if (row + index < side) modules[(start + index) * side + row] = module;
          }
        }
        expect(penaltyOf(modules, side)).toBe(plainPenalty(modules, side));
      }
    }
  },
);

it.each(['L', 'M', 'Q', 'H'] as const)('finds the lightest mask of codes of level %s', (level) => {
  for (const letters of [10, 30, 45, 60, 80]) {
    const modules = encode('HEARBACK-'.padEnd(letters, 'A7'), level);
    const side = modules.length;
    if (side > widestKnown) continue;
    // A mask that is laid on twice is none.
    const bare = withMask(flat(modules), side, level, maskOf(modules));
    const first = withMask(bare, side, level, 0);
    const weights = masks.map((mask) => plainPenalty(withMask(first, side, level, mask), side));

    expect(findBestMask(first, side, level)).toBe(weights.indexOf(Math.min(...weights)));
    expect(maskOf(modules)).toBe(findBestMask(first, side, level));
  }
});
