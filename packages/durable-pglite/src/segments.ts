import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import { diskFiles, type JournalFiles } from './syncedFiles.ts';

const segmentPattern = /^(\d{10})\.journal$/;

/** The name of a segment that could not be read whole. */
const damagedPattern = /^(\d{10})\.damaged$/;

const numberOf = (name: string): number =>
  Number((segmentPattern.exec(name) ?? damagedPattern.exec(name))?.[1] ?? 0);

/** The segments among the names of a folder, oldest first. */
export const findSegments = (names: readonly string[]): string[] =>
  names.filter((name) => segmentPattern.test(name)).toSorted();

/** The segments that were kept aside, since not all of them could be read. */
export const findDamaged = (names: readonly string[]): string[] =>
  names.filter((name) => damagedPattern.test(name)).toSorted();

const nextSegment = (names: readonly string[]): string => {
  const last = Math.max(0, ...names.map(numberOf));
  return `${String(last + 1).padStart(10, '0')}.journal`;
};

export const nameAside = (segment: string): string => segment.replace('.journal', '.damaged');

/** Where in a data folder the journal lies. */
export const journalOf = (dataDir: string): string => join(dataDir, 'journal');

/** A segment that was kept aside, since not all of it could be read. */
export interface DamagedSegment {
  path: string;
  bytes: number;
  /** When it was last written to: what is missing came before. */
  writtenAt: Date;
}

/** The segments of a data folder's journal that somebody should look at, until they are deleted. */
export async function listDamaged(dataDir: string): Promise<DamagedSegment[]> {
  const folder = journalOf(dataDir);
  const paths = findDamaged(await diskFiles(folder).list()).map((name) => join(folder, name));
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtime } = await stat(path);
      return { path, bytes: size, writtenAt: mtime };
    }),
  );
}

/** A record as it stands in the journal, and the number of the write that brought it. */
export interface JournalLine {
  batch: number;
  text: string;
}

/** The number of a segment's first write. */
const firstBatch = 1;

/** The most that stands before the words of a line: three numbers and three blanks. */
const headMost = 48;

const endOfLine = 0x0a;

const sumOf = (batch: number, text: string | Uint8Array): number => crc32(text, batch);

/** A line: the number of its write, the length of its words in bytes, their sum, the words. */
export function writeLine({ batch, text }: JournalLine): string {
  return `${batch} ${Buffer.byteLength(text)} ${sumOf(batch, text)} ${text}\n`;
}

/** A segment while it is written. */
export interface SegmentWriter {
  readonly name: string;
  /** The number of its bytes that are whole and on the disk. */
  readonly length: number;
  /** Answers when all of them are on the disk. Where it throws, none of them counts as written. */
  append: (texts: readonly string[]) => Promise<void>;
  /** Takes away what a write left that failed. */
  cut: () => Promise<void>;
  close: () => Promise<void>;
}

/** Begins a segment with a number that none had before. */
export async function beginSegment(files: JournalFiles): Promise<SegmentWriter> {
  const name = nextSegment(await files.list());
  const file = await files.create(name);
  let length = 0;
  let batch = firstBatch;
  /** True when the file may hold more bytes than `length`: the remainder of a failed write. */
  let isFrayed = false;

  const cut = async () => {
    if (isFrayed) await file.cut(length);
  };
  return {
    name,
    get length() {
      return length;
    },
    append: async (texts) => {
      await cut();
      const bytes = Buffer.from(texts.map((text) => writeLine({ batch, text })).join(''));
      isFrayed = true;
      await file.write(bytes, length);
      await file.sync();
      length += bytes.length;
      batch += 1;
      isFrayed = false;
    },
    cut,
    close: () => file.close(),
  };
}

/** Reads the line at a place. Undefined where none is, or not all of it. */
function readLine(bytes: Buffer, at: number): { line: JournalLine; end: number } | undefined {
  const head = /^(\d+) (\d+) (\d+) /.exec(bytes.toString('latin1', at, at + headMost));
  if (!head) return undefined;
  const [batch = 0, length = 0, sum] = head.slice(1).map(Number);
  const begin = at + head[0].length;
  const words = bytes.subarray(begin, begin + length);
  const isWhole =
    words.length === length && bytes[begin + length] === endOfLine && sumOf(batch, words) === sum;
  if (!isWhole) return undefined;
  return { line: { batch, text: words.toString() }, end: begin + length + 1 };
}

/** A segment as it was read. */
interface Segment {
  lines: JournalLine[];
  /** Bytes of a last write that did not come to its end: nobody was told that they are kept. */
  torn: number;
  /** Bytes that were whole once, and cannot be read. */
  damaged: number;
}

interface Broken {
  bytes: number;
  /** The number of intact lines before it. */
  after: number;
}

/** Where the next line may begin. */
const nextBegin = (bytes: Buffer, at: number): number => {
  const end = bytes.indexOf('\n', at);
  return end === -1 ? bytes.length : end + 1;
};

/** True when damage begins in the last write, so that a power failure may have caused it. */
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
