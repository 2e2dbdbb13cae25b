import { placements } from '@hearback/schema/documents';

import { adviseSize } from '../adviseSize.ts';
import type { CodeOnFrame } from '../codeOf.ts';
import type { ScanArt, ScanFix, PlainScanIssue } from '../ScanReport.ts';
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
export function checkSize(art: ScanArt, code: CodeOnFrame, wantsFixes: boolean): PlainScanIssue[] {
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
