import type { CodeLevel } from './encode.ts';

/**
 * The widest code whose reserved modules are known here: version 6. Printed addresses are in
 * smaller ones; from version 7 on a code contains its version, and has more alignment patterns.
 */
export const widestKnown = 41;

/** True for modules of finder, format, timing and alignment patterns. Valid up to `widestKnown`. */
export function isReserved(x: number, y: number, side: number): boolean {
  const isEye = (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8);
  const middle = side - 7;
  const isAligned = side > 21 && Math.abs(x - middle) <= 2 && Math.abs(y - middle) <= 2;
  return isEye || isAligned || x === 6 || y === 6;
}

/** Weights of the mask penalty: ISO/IEC 18004, section 7.8.3, table 11. */
const weights = { run: 3, block: 3, likeAnEye: 40, imbalance: 10 } as const;

/** Modules of one word, the first of a line in the lowest bit. */
const wordBits = 32;

/**
 * A line that is longer than a word has two, which begin so many modules apart. Patterns that begin before are found in
 * the first one, the others in the second, which has the module before them as well.
 */
const wordStep = 20;

/** Count of the bits that are set. */
function countBits(word: number): number {
  let rest = word - ((word >>> 1) & 0x55_55_55_55);
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33);
  return Math.imul((rest + (rest >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

const lowest = (count: number): number => (count >= wordBits ? -1 : (1 << Math.max(0, count)) - 1);

function setBit(lines: Int32Array, line: number, place: number): void {
  if (place < wordBits) lines[2 * line]! |= 1 << place;
  if (place >= wordStep) lines[2 * line + 1]! |= 1 << (place - wordStep);
}

/**
 * All rows and then all columns of a code as bits, to weigh 32 modules with one operation. Each line has two words; the second
 * one of a short line is not looked at.
 */
function linesOf(modules: Uint8Array, side: number): Int32Array {
  const lines = new Int32Array(4 * side);
  for (let row = 0, at = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, at += 1) {
      if (modules[at] !== 1) continue;
      setBit(lines, row, column);
      setBit(lines, side + column, row);
    }
  }
  return lines;
}

/** Penalty of one row or column, in a word of so many modules: long runs of one color, and patterns like a finder pattern. */
function penaltyOfWord(word: number, length: number, starts: number): number {
  const same = ~(word ^ (word >>> 1)) & lowest(length - 1);
  // Starts of five modules of one color. A run of n has n - 4 of them; its penalty is n - 2.
  const fives = same & (same >>> 1) & (same >>> 2) & (same >>> 3);
  let penalty = 0;
  if (fives !== 0) {
    const runs = fives & ~(fives << 1);
    penalty += countBits(fives & starts) + (weights.run - 1) * countBits(runs & starts);
  }
  // 1 : 1 : 3 : 1 : 1, as in an eye.
  const eyes =
    word &
    ~(word >>> 1) &
    (word >>> 2) &
    (word >>> 3) &
    (word >>> 4) &
    ~(word >>> 5) &
    (word >>> 6) &
    lowest(length - 6);
  if (eyes !== 0) {
    const light = ~word & lowest(length);
    const fours = light & (light >>> 1) & (light >>> 2) & (light >>> 3);
    // Four light modules after or before it.
    const likeEyes =
      countBits(eyes & (fours >>> 7) & starts) + countBits(fours & (eyes >>> 4) & starts);
    penalty += weights.likeAnEye * likeEyes;
  }
  return penalty;
}

/** Penalty score of a code: the lower, the better its mask. Stops early once the score exceeds the limit. */
function penaltyOfLines(lines: Int32Array, side: number, limit: number): number {
  const isShort = side <= wordBits;
  const words = isShort
    ? [{ at: 0, length: side, starts: -1 }]
    : [
        { at: 0, length: wordBits, starts: lowest(wordStep + 1) },
        { at: 1, length: side - wordStep, starts: ~1 },
      ];
  let dark = 0;
  for (const { at, length, starts } of words) {
    for (let line = 0; line < side; line += 1)
      dark += countBits(lines[2 * line + at]! & lowest(length) & starts);
  }
  const percent = (100 * dark) / (side * side);
  let penalty = weights.imbalance * Math.floor(Math.abs(percent - 50) / 5);

  for (let line = 0; line < side && penalty < limit; line += 1) {
    for (const { at, length, starts } of words) {
      const row = lines[2 * line + at]!;
      penalty += penaltyOfWord(row, length, starts);
      penalty += penaltyOfWord(lines[2 * (side + line) + at]!, length, starts);
      if (line === side - 1) continue;
      // Four of a kind in a square, between one row and the next.
      const pairs = ~(row ^ lines[2 * (line + 1) + at]!);
      const same = ~(row ^ (row >>> 1));
      const squares = pairs & (pairs >>> 1) & same & lowest(length - 1) & starts;
      penalty += weights.block * countBits(squares);
    }
  }
  return penalty;
}

/** Penalty score of a code's modules, row by row: ISO/IEC 18004, section 7.8.3. */
export const penaltyOf = (modules: Uint8Array, side: number): number =>
  penaltyOfLines(linesOf(modules, side), side, Infinity);

/** The eight masks: which modules each turns over. ISO/IEC 18004, section 7.8.2, table 10. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

const levelBits: Readonly<Record<CodeLevel, number>> = { L: 1, M: 0, Q: 3, H: 2 };

/** The fifteen bits that encode level and mask, as a Bose–Chaudhuri–Hocquenghem code: section 7.9. */
function formatBits(level: CodeLevel, mask: number): number {
  const data = (levelBits[level] << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit -= 1)
    if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  return ((data << 10) | rest) ^ 0b101010000010010;
}

/** Positions of the format bits, lowest bit first: down beside the finder patterns, and across below them. */
function formatPlaces(side: number): readonly (readonly [down: number, across: number])[] {
  return Array.from({ length: 15 }, (_, bit) => {
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit;
    const column = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit;
    return [row * side + 8, 8 * side + column];
  });
}

/** The modules to invert, by mask, to turn a code with the first mask into one with another. */
function differences(side: number): readonly Uint8Array[] {
  const [first = () => false] = masks;
  return masks.map((mask) =>
    Uint8Array.from({ length: side * side }, (_, at) => {
      const [row, column] = [Math.floor(at / side), at % side];
      return !isReserved(column, row, side) && mask(row, column) !== first(row, column) ? 1 : 0;
    }),
  );
}

/** The bits of a format, and the one module that is dark in every code (section 6.9), by the place of each. */
function formatOf(side: number, level: CodeLevel, mask: number): Map<number, number> {
  const bits = formatBits(level, mask);
  const places = formatPlaces(side).flatMap(([down, across], bit) =>
    [down, across].map((at) => [at, (bits >> bit) & 1] as const),
  );
  return new Map([...places, [(side - 8) * side + 8, 1]]);
}

/** A mask that replaces the first one, as lines. */
interface Change {
  turned: Uint8Array;
  format: Map<number, number>;
  turnedLines: Int32Array;
  keptLines: Int32Array;
  formatLines: Int32Array;
}

const known = new Map<string, readonly Change[]>();

function changesOf(side: number, level: CodeLevel): readonly Change[] {
  const key = `${side} ${level}`;
  const found =
    known.get(key) ??
    differences(side).map((turned, mask): Change => {
      const format = formatOf(side, level, mask);
      const at = (value: (place: number) => number) =>
        linesOf(
          Uint8Array.from({ length: side * side }, (_, place) => value(place)),
          side,
        );
      return {
        turned,
        format,
        turnedLines: at((place) => turned[place] ?? 0),
        keptLines: at((place) => (format.has(place) ? 0 : 1)),
        formatLines: at((place) => format.get(place) ?? 0),
      };
    });
  known.set(key, found);
  return found;
}

/** A code with another mask than the first, which it has: its format says which. */
export function withMask(
  modules: Uint8Array,
  side: number,
  level: CodeLevel,
  mask: number,
): Uint8Array {
  const change = changesOf(side, level)[mask];
  if (!change) throw new Error(`There is no mask ${mask}: masks are 0 to 7.`);
  const masked = modules.map((module, at) => module ^ (change.turned[at] ?? 0));
  for (const [at, bit] of change.format) masked[at] = bit;
  return masked;
}

/** The mask that makes a code, which has the first one, easiest to read. */
export function findBestMask(modules: Uint8Array, side: number, level: CodeLevel): number {
  const lines = linesOf(modules, side);
  const masked = new Int32Array(lines.length);
  let best = 0;
  let least = Infinity;
  for (const [mask, { turnedLines, keptLines, formatLines }] of changesOf(side, level).entries()) {
    for (let at = 0; at < lines.length; at += 1) {
      masked[at] = ((lines[at]! ^ turnedLines[at]!) & keptLines[at]!) | formatLines[at]!;
    }
    const penalty = penaltyOfLines(masked, side, least);
    if (penalty >= least) continue;
    best = mask;
    least = penalty;
  }
  return best;
}
