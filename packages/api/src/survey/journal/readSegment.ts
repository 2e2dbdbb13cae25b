import { firstBatch, readLine, type JournalLine } from './lines.ts';

interface Segment {
  lines: JournalLine[];
  /** Bytes of a last write that did not come to its end: nobody was told that they are kept. */
  torn: number;
  /** Bytes that were whole once, and cannot be read. */
  damaged: number;
}

interface Broken {
  bytes: number;
  /** How many lines stand before it. */
  after: number;
}

/** Where the next line may begin. */
const nextBegin = (bytes: Buffer, at: number): number => {
  const end = bytes.indexOf('\n', at);
  return end === -1 ? bytes.length : end + 1;
};

/** What begins in the last write, and was not followed by another one, may be the work of a power cut. */
const isTorn = (lines: readonly JournalLine[], { after }: Broken): boolean => {
  if (after === lines.length) return true;
  const before = lines[after - 1]?.batch ?? firstBatch;
  return before === lines.at(-1)?.batch;
};

/** Reads a segment. In the last one there may be a write that did not come to its end. */
export function readSegment(bytes: Buffer, isLast: boolean): Segment {
  const lines: JournalLine[] = [];
  const broken: Broken[] = [];
  let lost = 0;
  const endBroken = () => {
    if (lost > 0) broken.push({ bytes: lost, after: lines.length });
    lost = 0;
  };

  for (let at = 0; at < bytes.length;) {
    const read = readLine(bytes, at);
    if (read) {
      endBroken();
      lines.push(read.line);
      at = read.end;
    } else {
      const next = nextBegin(bytes, at);
      lost += next - at;
      at = next;
    }
  }
  endBroken();

  const sum = (some: readonly Broken[]) => some.reduce((all, one) => all + one.bytes, 0);
  const torn = isLast ? sum(broken.filter((one) => isTorn(lines, one))) : 0;
  return { lines, torn, damaged: sum(broken) - torn };
}
