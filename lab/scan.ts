import { parseArgs } from 'node:util';

import {
  checkScan,
  codeOf,
  photographCode,
  printArt,
  toRaster,
  type ScanReport,
} from '@hearback/print/scan';
import { makeDesigns, openScanTools, type Design } from '@hearback/print/scan/fixtures';

import { findDecoder } from '../scripts/machine/programs.ts';
import { readWithZbar } from './scan/readWithZbar.ts';

/**
 * `npm run -w lab scan`: evaluates the scan gate with a decoder that the product does not use,
 * Debian's zbarimg, on designs that are good and bad on purpose. Designs that the gate passes must
 * be readable at 300 dpi; those that it blocks as `cannot_decode` must not be readable in every
 * capture. Exits with 1 if that does not hold.
 */
const { values } = parseArgs({ options: { designs: { type: 'string', default: '200' } } });

/** The gate's report on a design, and zbarimg's result. */
interface Judged {
  design: Design;
  report: ScanReport;
  milliseconds: number;
  isRead: boolean;
  /** Number of captures that zbarimg reads, of all. Only for designs that no decoder of ours reads. */
  readCaptures?: { read: number; all: number };
}

findDecoder();
const began = performance.now();
const tools = await openScanTools();
const names = (report: ScanReport) => report.issues.map(({ code }) => code).join(', ');

async function judge(design: Design): Promise<() => Promise<Judged>> {
  const { art } = design;
  const start = performance.now();
  const report = await checkScan(art, tools);
  const milliseconds = performance.now() - start;

  const { width_mm: width, height_mm: height } = art.document.size;
  const sheet = toRaster(printArt(art, tools)({ x: 0, y: 0, width, height }, 300 / 25.4));
  const reading = readWithZbar(sheet);
  const code = codeOf(art);
  const isUnreadable = report.issues.some((issue) => issue.code === 'cannot_decode');
  const captures = code && isUnreadable ? [...photographCode(art, code, tools)] : [];
  // A program of its own reads them, while the next design is judged here.
  const readings = Promise.all(captures.map(({ image }) => readWithZbar(image)));

  return async () => {
    const read = (await readings).filter((texts) => texts.includes(art.codeText)).length;
    return {
      design,
      report,
      milliseconds,
      isRead: (await reading).includes(art.codeText),
      ...(captures.length > 0 && { readCaptures: { read, all: captures.length } }),
    };
  };
}

const pending: Promise<Judged>[] = [];
for (const design of makeDesigns(Number(values.designs))) {
  const finish = await judge(design);
  pending.push(finish());
  // So many programs at once, and no more.
  if (pending.length >= 4) await pending.at(-4);
}
const judged = await Promise.all(pending);

const of = (verdict: ScanReport['verdict']) =>
  judged.filter(({ report }) => report.verdict === verdict);
const unread = (some: readonly Judged[]) => some.filter(({ isRead }) => !isRead);
const line = (name: string, some: readonly Judged[]) =>
  console.log(
    `${name.padEnd(8)} ${String(some.length).padStart(4)} designs, zbarimg reads ${some.length - unread(some).length}`,
  );
line('passed', of('pass'));
line('warned', of('warn'));
line('blocked', of('block'));

const unreadable = judged.filter(({ readCaptures }) => readCaptures);
const fine = unreadable.filter(({ readCaptures }) => readCaptures?.read === readCaptures?.all);
console.log(
  `${unreadable.length} blocked as cannot_decode; zbarimg reads every capture of ${fine.length} of them`,
);

const reasons = new Map<string, number>();
for (const { report } of judged) {
  for (const { code, severity } of report.issues) {
    const reason = `${severity} ${code}`;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
}
for (const [reason, count] of [...reasons].toSorted(([one], [other]) => one.localeCompare(other))) {
  console.log(`  ${reason.padEnd(30)} ${String(count).padStart(4)}`);
}
const times = judged.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
console.log(
  `a check takes ${at(0.5)} ms (median), ${at(0.95)} ms (95 %); all of it ${Math.round((performance.now() - began) / 1_000)} s`,
);

const wrong = [
  ...unread(of('pass')).map((one) => ({ ...one, why: 'passed, but zbarimg does not read it' })),
  ...fine.map((one) => ({ ...one, why: 'blocked, but zbarimg reads every capture' })),
];
for (const { design, report, why } of wrong) {
  console.log(`✗ ${design.art.document.name}: ${why} (${names(report)})`);
}
if (wrong.length > 0 || judged.length === 0) process.exitCode = 1;
