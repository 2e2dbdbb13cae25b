import { crc32 } from 'node:zlib';

import type { Submission } from '../submissions.sql.ts';

/** An answer as it stands in the journal, and the number of the write that brought it. */
export interface JournalLine {
  batch: number;
  submission: Submission;
}

/** The number of a segment's first write. */
export const firstBatch = 1;

/** The most that stands before the words of a line: three numbers and three blanks. */
const headMost = 48;

const endOfLine = 0x0a;

const sumOf = (batch: number, text: string | Uint8Array): number => crc32(text, batch);

type Words = Record<keyof Submission, unknown>;

const toHex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');

const fromHex = (text: unknown) => (typeof text === 'string' ? Buffer.from(text, 'hex') : null);

const toWords = (submission: Submission): string =>
  JSON.stringify({
    ...submission,
    receipt_hash: toHex(submission.receipt_hash),
    visitor_hash: toHex(submission.visitor_hash),
  } satisfies Words);

const fromWords = (text: string): Submission => {
  const words = JSON.parse(text) as Words & Submission;
  return {
    ...words,
    receipt_hash: fromHex(words.receipt_hash) ?? Buffer.alloc(0),
    visitor_hash: fromHex(words.visitor_hash),
    occurred_at: new Date(words.occurred_at),
    received_at: new Date(words.received_at),
  };
};

/** A line: the number of its write, the length of its words in bytes, their sum, the words. */
export function writeLine({ batch, submission }: JournalLine): string {
  const words = toWords(submission);
  return `${batch} ${Buffer.byteLength(words)} ${sumOf(batch, words)} ${words}\n`;
}

/** Reads the line at a place. Undefined where none is, or not all of it. */
export function readLine(
  bytes: Buffer,
  at: number,
): { line: JournalLine; end: number } | undefined {
  const head = /^(\d+) (\d+) (\d+) /.exec(bytes.toString('latin1', at, at + headMost));
  if (!head) return undefined;
  const [batch = 0, length = 0, sum] = head.slice(1).map(Number);
  const begin = at + head[0].length;
  const words = bytes.subarray(begin, begin + length);
  const isWhole =
    words.length === length && bytes[begin + length] === endOfLine && sumOf(batch, words) === sum;
  if (!isWhole) return undefined;
  const submission = fromWords(words.toString());
  return { line: { batch, submission }, end: begin + length + 1 };
}
