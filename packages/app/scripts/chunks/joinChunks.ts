/** A file of the build as it would be by itself. */
export interface Chunk {
  file: string;
  /** The modules in it. */
  modules: readonly string[];
  /** The files it needs at once. */
  imports: readonly string[];
  /** Bytes over the wire. */
  weight: number;
  /** Whether it may become a part of another: pages that are asked for by name may not. */
  canJoin: boolean;
}

/** Someone who opens a screen: the files they need, and how much each byte of them counts. */
export interface Reader {
  files: ReadonlySet<string>;
  importance: number;
}

interface Part {
  chunks: readonly Chunk[];
  weight: number;
  readers: Set<Reader>;
}

/** Bytes that a reader would load in vain with a part: its own, and those of all that it needs. */
type Vain = (part: Part, reader: Reader) => number;

/** What joining two parts costs: bytes that readers load in vain, less the requests that fall away. */
function costOf(a: Part, b: Part, requestWeight: number, vain: Vain): number {
  let cost = 0;
  for (const reader of a.readers) {
    cost += reader.importance * (b.readers.has(reader) ? -requestWeight : vain(b, reader));
  }
  for (const reader of b.readers) {
    if (!a.readers.has(reader)) cost += reader.importance * vain(a, reader);
  }
  return cost;
}

/** Whether a way leads from one part to the other through a third: joined, they would need themselves. */
function isBetween(from: Part, to: Part, needsOf: (part: Part) => ReadonlySet<Part>): boolean {
  const seen = new Set<Part>();
  const follow = (part: Part): boolean => {
    if (part === to) return true;
    if (seen.has(part)) return false;
    seen.add(part);
    return [...needsOf(part)].some(follow);
  };
  return [...needsOf(from)].some((next) => next !== to && follow(next));
}

/**
 * Which files of a build are better one file. A builder makes a file for each set of screens that share
 * something, dozens for a screen; each is a request, and packs worse alone. Files are joined as long as
 * the requests that fall away weigh more than what some readers then load in vain; `requestWeight` is
 * what a request weighs in bytes. No two parts ever need each other.
 */
export function joinChunks(
  chunks: readonly Chunk[],
  readers: readonly Reader[],
  requestWeight: number,
): string[][] {
  const partOf = new Map<string, Part>();
  for (const chunk of chunks) {
    const readersOf = new Set(readers.filter(({ files }) => files.has(chunk.file)));
    partOf.set(chunk.file, { chunks: [chunk], weight: chunk.weight, readers: readersOf });
  }
  const needsOf = (part: Part) =>
    new Set(
      part.chunks
        .flatMap(({ imports }) => imports.flatMap((file) => partOf.get(file) ?? []))
        .filter((needed) => needed !== part),
    );

  /** Every part that a part brings along, itself among them. */
  const withNeeds = (part: Part, seen = new Set<Part>()): Set<Part> => {
    if (seen.has(part)) return seen;
    seen.add(part);
    for (const needed of needsOf(part)) withNeeds(needed, seen);
    return seen;
  };
  /** Reads what each part brings along once for all pairs. */
  const measureVain = (parts: readonly Part[]): Vain => {
    const known = new Map(
      parts.map((part) => {
        const brought = [...withNeeds(part)];
        const bytes = readers.map((reader) =>
          brought.reduce((sum, one) => sum + (one.readers.has(reader) ? 0 : one.weight), 0),
        );
        return [part, new Map(readers.map((reader, index) => [reader, bytes[index] ?? 0]))];
      }),
    );
    return (part, reader) => known.get(part)?.get(reader) ?? 0;
  };

  const candidates = () =>
    [...new Set(partOf.values())].filter(
      (part) => part.readers.size > 0 && part.chunks.every(({ canJoin }) => canJoin),
    );
  for (;;) {
    const parts = candidates();
    const vain = measureVain(parts);
    const pairs = parts.flatMap((a, index) =>
      parts.slice(index + 1).map((b) => ({ a, b, cost: costOf(a, b, requestWeight, vain) })),
    );
    const best = pairs
      .filter(({ cost }) => cost < 0)
      .toSorted((one, other) => one.cost - other.cost)
      .find(({ a, b }) => !isBetween(a, b, needsOf) && !isBetween(b, a, needsOf));
    if (!best) return parts.map((part) => part.chunks.flatMap(({ modules }) => modules));
    const { a, b } = best;
    const joined = {
      chunks: [...a.chunks, ...b.chunks],
      weight: a.weight + b.weight,
      readers: new Set([...a.readers, ...b.readers]),
    };
    for (const { file } of joined.chunks) partOf.set(file, joined);
    // Whoever loads one of the two now loads what the other needs as well.
    for (const needed of withNeeds(joined)) {
      for (const reader of joined.readers) needed.readers.add(reader);
    }
  }
}
