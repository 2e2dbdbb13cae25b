import { parseColor } from '@hearback/schema/documents';
import { boundedText, email, isProgram } from '@hearback/schema/rules';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { personName } from '../../account/contract.ts';
import { hidePeople } from '../../text/words/hidePeople.ts';
import { judgeComment } from '../../text/sentiment/judgeComment.ts';
import { findTokens } from '../../text/tokens.ts';
import { hidePersonalData } from '../../text/words/readComment.ts';
import { nameDevice } from '../../tools/nameDevice.ts';

const linkOrControlAsItWas = /\p{L}{2,}\.\p{L}{2,}/u;

/** Texts of a length that make patterns read the same characters again and again. */
const worst: Record<string, (length: number) => string> = {
  'at signs': (length) => '@'.repeat(length),
  letters: (length) => 'x'.repeat(length),
  capitals: (length) => `ul. ${'X'.repeat(length)}`,
  'letters and at signs': (length) => 'x@'.repeat(length / 2),
  dots: (length) => 'a.'.repeat(length / 2),
  spaces: (length) => `x${' '.repeat(length)}x`,
  lines: (length) => `${'\n'.repeat(length)}1`,
  digits: (length) => '1'.repeat(length),
  'digits and spaces': (length) => `rgb(${'1'.repeat(length / 2)}${' '.repeat(length / 2)}x`,
  'digits and hyphens': (length) => '00-'.repeat(length / 3),
  versions: (length) => 'Version/'.repeat(length / 8),
  mixed: (length) => `${'a'.repeat(length / 2)}@${'b.'.repeat(length / 4)}`,
};

const processorTime = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  // The kernel counts the sum exactly, and guesses its parts.
  return user + system;
};

/** Microseconds of processor time for one text, the least of some measurements. */
function timeOf(read: (text: string) => unknown, text: string): number {
  // Often enough for a time that can be measured, on any machine.
  let times = 1;
  while (processorTime(() => repeat(read, text, times)) < 4_000) times *= 2;
  const measured = Array.from({ length: 5 }, () => processorTime(() => repeat(read, text, times)));
  return Math.min(...measured) / times;
}

/** How many times longer a text takes that is 16 times as long: 16 where the time is linear, 256 where it is quadratic. */
const growth = (read: (text: string) => unknown, text: (length: number) => string): number =>
  timeOf(read, text(2_000)) / timeOf(read, text(125));

function repeat(read: (text: string) => unknown, text: string, times: number) {
  for (let time = 0; time < times; time += 1) read(text);
}

const readers: Record<string, (text: string) => unknown> = {
  // These read a beginning: what is longer than they allow would cost nothing.
  parseColor: (text) => parseColor(text.slice(0, text.length / 32)),
  personName: (text) => v.safeParse(personName, text.slice(0, text.length / 20)),
  email: (text) => v.safeParse(email, text.slice(0, text.length / 8)),
  judgeComment: (text) => judgeComment(text),
  hidePersonalData,
  hidePeople: (text) => hidePeople([{ id: '1', comment: text, name: '', language: 'en-US' }]),
  findTokens,
  nameDevice,
  isProgram,
};

describe('reading a text that is 16 times as long takes about 16 times as long', () => {
  const pairs = Object.keys(readers).flatMap((reader) =>
    Object.keys(worst).map((text) => [reader, text] as const),
  );

  it.each(pairs)('%s of %s', (reader, text) => {
    expect(growth(readers[reader] ?? String, worst[text] ?? String)).toBeLessThan(64);
  });

  it('is missed by the patterns of before', () => {
    const names = (text: string) => linkOrControlAsItWas.test(text);
    expect(growth(names, worst['letters'] ?? String)).toBeGreaterThan(64);
    const comments = (text: string) => /\S+@\S+\.\S+/u.test(text.slice(0, text.length / 4));
    expect(growth(comments, worst['at signs'] ?? String)).toBeGreaterThan(64);
  });
});

it('reads nothing of a text that is too long', () => {
  const slow = v.pipe(boundedText(100), v.regex(linkOrControlAsItWas));
  const text = 'x'.repeat(100_000);

  expect(processorTime(() => v.safeParse(slow, text))).toBeLessThan(
    processorTime(() => linkOrControlAsItWas.test(text.slice(0, 10_000))),
  );
});
