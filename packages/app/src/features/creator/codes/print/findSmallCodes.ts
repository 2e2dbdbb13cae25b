import { fitOnto } from '@hearback/print/files';
import { adviseSize, codeOf } from '@hearback/print/scan';

import type { PrintChoices } from './PrintChoices';
import type { NamedPage, PrintJob } from './PrintJob';

/** Frames, by name, on which a code comes out smaller than it has to be. */
export interface SmallCodes {
  /** Under what phones can read at all. */
  unreadable: readonly string[];
  /** Under what they surely read. */
  weak: readonly string[];
}

/** The rule of the scan check about sizes, for a page that is printed at a share of its size. */
function judge(
  page: NamedPage,
  what: PrintChoices['what'],
  share: number,
): keyof SmallCodes | undefined {
  const code = codeOf(page);
  if (!code) return undefined;
  // A code alone may go anywhere: somebody can always hold a phone near to it.
  const where = what === 'code' ? 'hand' : code.readingDistanceMm;
  const advice = adviseSize(code.modules, where);
  const moduleMm = code.moduleMm * share;
  // What was not made smaller may be made larger by whoever lays it out.
  if (share < 1 && moduleMm < advice.smallestModuleMm - 1e-6) return 'unreadable';
  return moduleMm < advice.safeModuleMm - 1e-6 ? 'weak' : undefined;
}

/** What decides about the size of a code: pages that have it in common are judged once. */
function keyOf({ document, codeText, codeStyle }: NamedPage): string {
  const code = document.content.find(({ type }) => type === 'code');
  const { level, logo } = codeStyle ?? (code?.type === 'code' ? code : {});
  const width = code?.type === 'code' ? code.width_mm : 0;
  const { width_mm, height_mm, fold, placement } = document.size;
  const size = [width_mm, height_mm, fold, placement, document.content.length];
  return [...size, width, codeText.length, level, logo !== undefined].join(' ');
}

/** Looks for codes that labels make too small, and for codes that were chosen too small. */
export function findSmallCodes(
  { pages, imposition }: PrintJob,
  what: PrintChoices['what'],
): SmallCodes {
  const judged = new Map<string, keyof SmallCodes | undefined>();
  const found = { unreadable: new Set<string>(), weak: new Set<string>() };
  for (const page of pages) {
    const share = imposition ? fitOnto(page.document.size, imposition).scale : 1;
    // A whole frame in its own size is what the scan check was asked about.
    if (share === 1 && what === 'frame') continue;
    const key = keyOf(page);
    if (!judged.has(key)) judged.set(key, judge(page, what, share));
    const verdict = judged.get(key);
    if (verdict) found[verdict].add(page.document.name);
  }
  return { unreadable: [...found.unreadable], weak: [...found.weak] };
}
