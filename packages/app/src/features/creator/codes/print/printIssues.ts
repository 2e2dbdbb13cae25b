import { fitOnto, pixelsOf, type RollWidth, scaleOnRoll } from '@hearback/print/files';
import { adviseSize, codeOf } from '@hearback/print/scan';

import type { PrintChoices } from './PrintChoices';
import type { NamedPage, PrintFormat, PrintJob } from './PrintJob';

/** Reasons why a job cannot be printed. */
export type PrintIssue = 'nothing' | 'tooLargeForSheet' | 'tooManyPixels';

/** The first issue that prevents making a file. */
export function findPrintIssue(job: PrintJob, format: PrintFormat): PrintIssue | undefined {
  const { pages, imposition, hasBleed } = job;
  if (pages.length === 0) return 'nothing';
  const sizes = pages.map(({ document }) => document.size);
  if (imposition) {
    const fits = sizes.map((size) => fitOnto(size, imposition, job));
    if (fits.some(({ columns, rows }) => columns * rows === 0)) return 'tooLargeForSheet';
  }
  if (format === 'png300' || format === 'png600') {
    const dpi = format === 'png300' ? 300 : 600;
    if (sizes.some((size) => pixelsOf(size, dpi, hasBleed).isTooLarge)) return 'tooManyPixels';
  }
  return undefined;
}

/** Scale of pages on labels, as a share of their real size. Undefined: real size. */
export function shareOfSize({ pages, imposition }: PrintJob, roll?: RollWidth): number | undefined {
  if (roll) {
    const narrowest = Math.min(1, ...pages.map(({ document }) => scaleOnRoll(document, roll)));
    return narrowest < 0.999 ? narrowest : undefined;
  }
  if (!imposition) return undefined;
  const scales = pages.map(({ document }) => fitOnto(document.size, imposition).scale);
  const smallest = Math.min(1, ...scales);
  return smallest < 0.999 ? smallest : undefined;
}

/** Names of frames on which a code is printed smaller than recommended. */
export interface SmallCodes {
  /** Below the minimum that phones can read. */
  unreadable: readonly string[];
  /** Below the size that phones read reliably. */
  weak: readonly string[];
}

/** Applies the size rule of the scan check to a page printed at a given scale. */
function judge(
  page: NamedPage,
  what: PrintChoices['what'],
  share: number,
): keyof SmallCodes | undefined {
  const code = codeOf(page);
  if (!code) return undefined;
  // A code without frame can always be scanned from close by.
  const where = what === 'code' ? 'hand' : code.readingDistanceMm;
  const advice = adviseSize(code.modules, where);
  const moduleMm = code.moduleMm * share;
  // Unscaled art may still be enlarged in layout, so it is at most weak.
  if (share < 1 && moduleMm < advice.smallestModuleMm - 1e-6) return 'unreadable';
  return moduleMm < advice.safeModuleMm - 1e-6 ? 'weak' : undefined;
}

/** Cache key of the properties that determine a code's size: pages with the same key are checked once. */
function keyOf({ document, codeText, codeStyle }: NamedPage): string {
  const code = document.content.find(({ type }) => type === 'code');
  const { level, logo } = codeStyle ?? (code?.type === 'code' ? code : {});
  const width = code?.type === 'code' ? code.width_mm : 0;
  const { width_mm, height_mm, fold, placement } = document.size;
  const size = [width_mm, height_mm, fold, placement, document.content.length];
  return [...size, width, codeText.length, level, logo !== undefined].join(' ');
}

/** Finds codes that labels scale down too far, and codes whose chosen size is too small. */
export function findSmallCodes(
  { pages, imposition }: PrintJob,
  what: PrintChoices['what'],
  roll?: RollWidth,
): SmallCodes {
  const judged = new Map<string, keyof SmallCodes | undefined>();
  const found = { unreadable: new Set<string>(), weak: new Set<string>() };
  for (const page of pages) {
    const share = roll
      ? scaleOnRoll(page.document, roll)
      : imposition
        ? fitOnto(page.document.size, imposition).scale
        : 1;
    // The scan check has already covered a whole frame in real size.
    if (share === 1 && what === 'frame') continue;
    const key = keyOf(page);
    if (!judged.has(key)) judged.set(key, judge(page, what, share));
    const verdict = judged.get(key);
    if (verdict) found[verdict].add(page.document.name);
  }
  return { unreadable: [...found.unreadable], weak: [...found.weak] };
}
