import { FrameDocument, type ElementOf, placements } from '@hearback/schema/documents';
import * as v from 'valibot';

import { adviseSize } from '../adviseSize.ts';
import { codeOf, readingDistanceOf, type CodeOnFrame } from '../codeOf.ts';
import type { PlainScanIssue, ScanArt, ScanFix } from '../ScanReport.ts';
import { checkColors } from './checkColors.ts';
import { checkPlace } from './checkPlace.ts';
import { freePlace } from './freePlace.ts';

/** A wider code; or, where the sheet has no room for one, a place that is looked at from nearer. */
function largerCode(
  art: ScanArt,
  code: CodeOnFrame,
  least: number,
  safe: number,
): ScanFix | undefined {
  const widths = [safe, (safe * 2 + least) / 3, (safe + least * 2) / 3, least].filter(
    (width) => width > code.element.width_mm,
  );
  const place = freePlace(art, code, widths);
  if (place) return place;
  const nearer = placements.findLast((placement) => {
    const advice = adviseSize(code.modules, placement);
    return (
      advice.readingDistanceMm < code.readingDistanceMm && advice.safeModuleMm <= code.moduleMm
    );
  });
  return nearer && { kind: 'placement', placement: nearer };
}

/** Modules that a camera can tell apart from where people stand. */
function checkSize(art: ScanArt, code: CodeOnFrame, wantsFixes: boolean): PlainScanIssue[] {
  const advice = adviseSize(code.modules, code.readingDistanceMm);
  if (code.moduleMm >= advice.safeModuleMm - 1e-6) return [];
  const severity = code.moduleMm < advice.smallestModuleMm - 1e-6 ? 'block' : 'warn';
  // A warning goes only when the code is safe, a block when it is no longer impossible.
  const least = severity === 'block' ? advice.smallestWidthMm : advice.safeWidthMm;
  const fix = wantsFixes ? largerCode(art, code, least, advice.safeWidthMm) : undefined;
  return [
    {
      code: 'too_small_for_distance',
      severity,
      elementId: code.element.id,
      ...(fix && { fix }),
    },
  ];
}

/** The id of a code that a fix puts on a frame; a number follows where it is taken. */
function freeIdIn({ content }: FrameDocument): string {
  const taken = new Set(content.map(({ id }) => id));
  let number = 1;
  while (taken.has(`code-${number}`)) number += 1;
  return `code-${number}`;
}

/** A code where the sheet has most room for one. */
function newCode(art: ScanArt): ScanFix | undefined {
  const { size } = art.document;
  const id = freeIdIn(art.document);
  const [element] = v.parse(FrameDocument.entries.content, [
    { id, type: 'code', x_mm: 0, y_mm: 0, width_mm: Math.min(size.width_mm, size.height_mm) / 2 },
  ]) as ElementOf<'code'>[];
  if (!element) return undefined;
  const content = [...art.document.content, element];
  const withCode = { ...art, document: { ...art.document, content } };
  const code = codeOf(withCode);
  if (!code) return undefined;
  // Sought from the middle of the sheet.
  const middle = {
    ...code.element,
    x_mm: (size.width_mm - element.width_mm) / 2,
    y_mm: (size.height_mm - element.width_mm) / 2,
  };
  const advice = adviseSize(code.modules, readingDistanceOf(art));
  const widths = [advice.recommendedWidthMm, advice.safeWidthMm, advice.smallestWidthMm, 20];
  const place = freePlace(withCode, { ...code, element: middle }, widths);
  if (place?.kind !== 'place') return undefined;
  const { x_mm, y_mm, width_mm } = place;
  return { kind: 'add', element: { ...element, x_mm, y_mm, width_mm } };
}

/** As long as printed addresses are: for art that is on no code yet. */
export const usualCodeText = 'HTTPS://FEEDBACK.EXAMPLE/R/7K2M9QXT4A';

/** What the document alone shows, at once: no pixels, no decoders. Fixes take longer to find. */
export function findScanIssues(art: ScanArt, wantsFixes = true): PlainScanIssue[] {
  const code = codeOf(art);
  if (!code) {
    const fix = wantsFixes ? newCode(art) : undefined;
    return [{ code: 'no_code', severity: 'block', ...(fix && { fix }) }];
  }
  return [
    ...checkColors(code, art.document.background_color),
    ...checkSize(art, code, wantsFixes),
    ...checkPlace(art, code, wantsFixes),
  ];
}
