import type { CodeLevel } from './encode.ts';
import { isReserved } from './reservedModules.ts';

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

/** The fifteen bits that tell level and mask, as a Bose–Chaudhuri–Hocquenghem code: section 7.9. */
function formatBits(level: CodeLevel, mask: number): number {
  const data = (levelBits[level] << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit -= 1)
    if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  return ((data << 10) | rest) ^ 0b101010000010010;
}

/** Where the format’s bits stand, the lowest first: down beside the eyes, and across below them. */
function formatPlaces(side: number): readonly (readonly [down: number, across: number])[] {
  return Array.from({ length: 15 }, (_, bit) => {
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit;
    const column = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit;
    return [row * side + 8, 8 * side + column];
  });
}

/** What turns a code with the first mask into one with another: the modules to turn over, by mask. */
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
