import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Longer than this the event loop may not stand: every caller of the process waits meanwhile. */
export const mostStandingMs = 50;

/** The largest body that is let in. */
export const maxBodyBytes = 100_000;

/** What stands around a text in a body. */
const aroundBytes = 2_000;

/** Parts of texts that slow patterns meet; a text is a run of one of them, with an end that fits nowhere. */
const parts = {
  at: '@',
  address: 'x@x',
  addressDots: 'a.a@',
  letter: 'a',
  capital: 'A',
  dotted: 'a.',
  digitsAndSpaces: '1 ',
  digit: '1',
  space: ' ',
  newLine: '\n',
  tab: '\t',
  dot: '.',
  hyphen: '-',
  underscore: '_',
  slash: '/',
  colon: ':',
  hash: '#',
  percent: '%',
  comma: ',',
  star: '*',
  plus: '+',
  backslash: '\\',
  quote: '"',
  apostrophe: "'",
  open: '(',
  close: ')',
  bracket: '[',
  brackets: '[]',
  brace: '{',
  angle: '<',
  tag: '<a>',
  entity: '&amp;',
  scheme: '://',
  www: 'www.',
  link: 'http://a.',
  hsl: 'hsl(',
  hexadecimal: 'f0',
  word: 'good ',
  negation: 'not very ',
  polish: 'żółć ',
  emoji: '😀',
  family: '👩‍👩‍👧‍👦',
  chinese: '漢',
  combining: '\u0301',
  marked: 'e\u0301\u0323',
  turned: '\u202e',
  noBreak: '\u00a0',
  joiner: '\u200d',
  capitalI: 'İ',
  ligature: 'ﬃ',
  date: '2026-11-',
  base64: 'AAAA',
  token: 'a.b.',
  equals: '=',
} as const;

/** A text of a length: a run of one part, or two runs that a pattern can share out between its stars. */
export interface SlowString {
  name: string;
  write: (bytes: number) => string;
}

const runOf = (part: string, bytes: number): string =>
  part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))));

const halves = (start: string, first: string, second: string, end: string) => (bytes: number) =>
  `${start}${runOf(first, bytes / 2)}${runOf(second, bytes / 2)}${end}`;

/** What found the holes that there were: every field gets these in every run. */
const worst: SlowString[] = [
  { name: 'at', write: (bytes) => runOf('@', bytes) },
  { name: 'letters', write: (bytes) => runOf('x', bytes) },
  { name: 'rgb, digits, spaces', write: halves('rgb(', '1', ' ', 'x') },
  { name: 'spaces before a letter', write: (bytes) => `a${runOf(' ', bytes)}a` },
];

const others: SlowString[] = [
  ...Object.entries(parts).flatMap(([name, part]) => [
    { name, write: (bytes: number) => runOf(part, bytes) },
    { name: `${name}, and an end`, write: (bytes: number) => `${runOf(part, bytes)}\u0001!` },
  ]),
  { name: 'hsl, digits, spaces', write: halves('hsl(', '1', ' ', 'x') },
  { name: 'letters, dots', write: halves('', 'a', '.', '!') },
  { name: 'letters, at', write: halves('', 'a', '@', '!') },
  { name: 'address, dots', write: halves('a@', 'a', '.', '@') },
  { name: 'digits, letters', write: halves('', '1', 'a', '!') },
  { name: 'scheme, letters', write: halves('https://', 'a', '.', ' ') },
  { name: 'data, letters', write: halves('data:image/png;base64,', 'A', '=', '!') },
  { name: 'brackets in one another', write: halves('', '[', ']', '') },
  { name: 'braces in one another', write: halves('', '{"a":', '}', '') },
];

/** Halves of characters: JSON writes each as an escape of six bytes. */
const halfCharacters: SlowString = {
  name: 'halves of characters',
  write: (bytes) => '\ud800'.repeat(Math.floor(bytes / 6)),
};

export const slowStrings: readonly SlowString[] = [...worst, ...others, halfCharacters];

/**
 * Those that a field gets: all of them with SECURITY_ALL; else the worst, and some of the others, which
 * go round from field to field.
 */
export function stringsFor(field: number): readonly SlowString[] {
  if (process.env['SECURITY_ALL']) return slowStrings;
  const inTurn = slowStrings.slice(worst.length);
  return [...worst, ...[0, 1].map((at) => inTurn[(field * 2 + at) % inTurn.length])].filter(
    (one) => one !== undefined,
  );
}

/** How long the texts of a field are: as long as a body may be, and as long as the field may be. */
export const lengthsFor = (maxLength: number | undefined): number[] => [
  ...new Set([
    maxBodyBytes - aroundBytes,
    Math.min(maxLength ?? 2_000, maxBodyBytes - aroundBytes),
  ]),
];

/** A value with another one at a path; lists and objects on the way are made. */
export function withValueAt(
  whole: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (key === '*') {
    const [first] = Array.isArray(whole) ? (whole as unknown[]) : [];
    return [withValueAt(first, rest, value)];
  }
  const given = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...given, [key]: withValueAt((given as Record<string, unknown>)[key], rest, value) };
}

/** Measures how long the event loop stood, in processor time of its own thread. */
export function watchLoop() {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  let longestMs = 0;
  let [at, used] = [performance.now(), process.threadCpuUsage()];
  const look = () => {
    const [now, spent] = [performance.now(), process.threadCpuUsage(used)];
    // A machine with other work takes the processor away: such a wait is none of ours.
    longestMs = Math.max(longestMs, Math.min(now - at, (spent.user + spent.system) / 1_000));
    [at, used] = [now, process.threadCpuUsage()];
  };
  const timer = setInterval(look, 1);
  histogram.enable();

  return {
    /** How long the loop stood at most while something was done, by its delay and by the processor. */
    async during(work: () => Promise<unknown>): Promise<number> {
      await turn();
      look();
      longestMs = 0;
      await work();
      look();
      if (longestMs <= mostStandingMs) return longestMs;
      // Until the histogram has looked as well.
      await wait(5);
      // On a busy machine it may have noted nothing since its last reset: the processor's time counts then.
      const stoodMs =
        histogram.count === 0 ? longestMs : Math.min(longestMs, histogram.max / 1_000_000);
      // It notes nothing before its next turn but one.
      histogram.reset();
      await wait(5);
      return stoodMs;
    },
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** A text makes a call stand if it takes this many times as long as with a short one. */
const timesUsual = 2;

/**
 * How long the loop stands whenever something is done: what is compiled, collected or loaded once
 * makes it stand once. Work that stands about as long with a short text, as a deletion on the embedded database does on a
 * slow machine, counts as none of the text's.
 */
export async function standingOf(
  loop: ReturnType<typeof watchLoop>,
  work: () => Promise<unknown>,
  usual?: () => Promise<unknown>,
): Promise<number> {
  const leastOf = async (each: () => Promise<unknown>) => {
    let least = Infinity;
    for (let times = 0; times < 4 && least > mostStandingMs; times += 1) {
      least = Math.min(least, await loop.during(each));
    }
    return least;
  };
  const stood = await leastOf(work);
  if (stood <= mostStandingMs || !usual) return stood;
  return stood > timesUsual * (await leastOf(usual)) ? stood : 0;
}
