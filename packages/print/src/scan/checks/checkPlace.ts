import type { FrameElement } from '@hearback/schema/documents';

import { quietZone } from '../../codes/quietZone.ts';
import type { CodeOnFrame } from '../codeOf.ts';
import { inkOf } from '../outlines/inkOf.ts';
import { isOnSheet } from '../outlines/isOnSheet.ts';
import { boundsOfPoints, depthOf } from '../outlines/Outline.ts';
import type { ScanArt, ScanFix, PlainScanIssue } from '../ScanReport.ts';
import {
  cutToleranceMm,
  logoShareOfRecovery,
  quietZoneIntrusion,
  recoveryOf,
} from '../thresholds.ts';
import { freePlace } from './freePlace.ts';

interface Asked {
  art: ScanArt;
  code: CodeOnFrame;
  elsewhere: () => ScanFix | undefined;
}

/** Finds another position for the code, at its size or a little smaller. Computed lazily and once. */
function seekElsewhere(art: ScanArt, code: CodeOnFrame): Asked['elsewhere'] {
  let sought: { fix: ScanFix | undefined } | undefined;
  const widths = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map((share) => code.element.width_mm * share);
  return () => {
    sought ??= { fix: freePlace(art, code, widths) };
    return sought.fix;
  };
}

/** All of the code, its quiet zone too, is left when the sheet is cut. */
function checkCut(asked: Asked): PlainScanIssue[] {
  const { code } = asked;
  const { size } = asked.art.document;
  if (isOnSheet(code.outline, size, cutToleranceMm)) return [];
  const fix = asked.elsewhere();
  const severity = isOnSheet(code.outline, size) ? 'warn' : 'block';
  return [{ code: 'outside', severity, elementId: code.element.id, ...(fix && { fix }) }];
}

/** Share of the code that a picture in its middle hides, as a logo does. Undefined for other elements. */
function hiddenAsLogo(element: FrameElement, code: CodeOnFrame): number | undefined {
  if (element.type !== 'logo' && element.type !== 'image') return undefined;
  const [ink] = inkOf(element);
  if (!ink) return undefined;
  const side = code.modules * code.moduleMm;
  const box = boundsOfPoints(ink);
  const middle = { x: code.element.x_mm, y: code.element.y_mm };
  const half = code.element.width_mm / 2;
  const isCentred =
    Math.abs(box.x + box.width / 2 - middle.x - half) < side * 0.06 &&
    Math.abs(box.y + box.height / 2 - middle.y - half) < side * 0.06;
  return isCentred ? (box.width * box.height) / side ** 2 : undefined;
}

/** Checks a picture on the middle of a code, which is a logo if some level can recover what it hides. */
function checkLogo(element: FrameElement, code: CodeOnFrame): PlainScanIssue[] | undefined {
  const hidden = hiddenAsLogo(element, code);
  if (hidden === undefined || hidden > recoveryOf.H * logoShareOfRecovery) return undefined;
  const level = code.style.logo ? 'H' : code.style.level;
  if (hidden <= recoveryOf[level] * logoShareOfRecovery) return [];
  const fix: ScanFix = { kind: 'style', style: { level: 'H' } };
  return [{ code: 'level_low_for_logo', severity: 'block', elementId: element.id, fix }];
}

/** Issues of one element that is drawn after the code and overlaps it. */
function checkElement(element: FrameElement, asked: Asked): PlainScanIssue[] {
  const { code } = asked;
  const ink = inkOf(element);
  const symbol = code.inside(quietZone);
  const depth = (area: typeof symbol) =>
    Math.max(Number.NEGATIVE_INFINITY, ...ink.map((outline) => depthOf(outline, area)));

  if (depth(symbol) > 1e-6) {
    const asLogo = checkLogo(element, code);
    if (asLogo) return asLogo;
    const fix = asked.elsewhere();
    return [{ code: 'covered', severity: 'block', elementId: element.id, ...(fix && { fix }) }];
  }

  const reach = depth(code.outline) / code.moduleMm;
  if (reach <= quietZoneIntrusion.warn) return [];
  const severity = reach > quietZoneIntrusion.block ? 'block' : 'warn';
  const fix = asked.elsewhere();
  return [{ code: 'quiet_zone', severity, elementId: element.id, ...(fix && { fix }) }];
}

/** The code lies on the sheet, and nothing lies on the code. */
export function checkPlace(art: ScanArt, code: CodeOnFrame, wantsFixes: boolean): PlainScanIssue[] {
  const asked = { art, code, elsewhere: wantsFixes ? seekElsewhere(art, code) : () => undefined };
  return [
    ...checkCut(asked),
    ...art.document.content
      .slice(code.index + 1)
      .flatMap((element) => checkElement(element, asked)),
  ];
}
