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

/** An eye’s 1 : 1 : 3 : 1 : 1 with four light modules after or before it, as eleven bits. */
const eyeThenLight = 0b10111010000;
const lightThenEye = 0b00001011101;

/** Penalty of one row or column: long runs of one color, and patterns that resemble a finder pattern. */
function penaltyOfLine(modules: Uint8Array, side: number, start: number, step: number): number {
  let penalty = 0;
  let last = -1;
  let run = 0;
  let bits = 0;
  for (let index = 0, at = start; index < side; index += 1, at += step) {
    const module = modules[at] ?? 0;
    if (module === last) {
      run += 1;
      if (run === 5) penalty += weights.run;
      else if (run > 5) penalty += 1;
    } else {
      last = module;
      run = 1;
    }
    bits = ((bits << 1) | module) & 0b11111111111;
    if (index >= 10 && (bits === eyeThenLight || bits === lightThenEye)) {
      penalty += weights.likeAnEye;
    }
  }
  return penalty;
}

/** Four of a kind in a square, between one row and the next. */
function penaltyOfSquares(modules: Uint8Array, side: number, row: number): number {
  let penalty = 0;
  const start = row * side;
  let wasPair = false;
  for (let at = start; at < start + side; at += 1) {
    const isPair = modules[at] === modules[at + side];
    if (isPair && wasPair && modules[at] === modules[at - 1]) penalty += weights.block;
    wasPair = isPair;
  }
  return penalty;
}

/** Penalty score of a code: the lower, the better its mask. Stops early once the score exceeds the limit. */
export function penaltyOf(modules: Uint8Array, side: number, limit = Infinity): number {
  let dark = 0;
  for (let at = 0; at < modules.length; at += 1) dark += modules[at] ?? 0;
  const percent = (100 * dark) / modules.length;
  let penalty = weights.imbalance * Math.floor(Math.abs(percent - 50) / 5);

  for (let line = 0; line < side && penalty < limit; line += 1) {
    penalty += penaltyOfLine(modules, side, line * side, 1);
    penalty += penaltyOfLine(modules, side, line, side);
    if (line < side - 1) penalty += penaltyOfSquares(modules, side, line);
  }
  return penalty;
}

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

interface Tables {
  differences: readonly Uint8Array[];
  places: ReturnType<typeof formatPlaces>;
}

const known = new Map<number, Tables>();

function tablesOf(side: number): Tables {
  const tables = known.get(side) ?? { differences: differences(side), places: formatPlaces(side) };
  known.set(side, tables);
  return tables;
}

/** The same code with every mask, from the one with the first: each says in its format which it has. */
export function* withEachMask(
  modules: Uint8Array,
  side: number,
  level: CodeLevel,
): Generator<Uint8Array> {
  const { differences: turned, places } = tablesOf(side);
  for (const [mask, difference] of turned.entries()) {
    const masked = modules.slice();
    for (let at = 0; at < masked.length; at += 1) masked[at] = modules[at]! ^ difference[at]!;
    // The one module that is dark in every code: section 6.9.
    masked[(side - 8) * side + 8] = 1;
    const bits = formatBits(level, mask);
    for (const [bit, [down, across]] of places.entries()) {
      masked[down] = masked[across] = (bits >> bit) & 1;
    }
    yield masked;
  }
}
