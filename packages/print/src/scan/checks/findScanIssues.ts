import * as v from 'valibot';

import {
  type CodeStyle,
  type Color,
  contrastRatio,
  type ElementOf,
  FrameDocument,
  placements,
} from '@hearback/schema/documents';

import { adviseSize } from '../adviseSize.ts';
import { codeOf, type CodeOnFrame, readingDistanceOf } from '../codeOf.ts';
import type { PlainScanIssue, ScanArt, ScanFix } from '../ScanReport.ts';
import { symbolContrast } from '../thresholds.ts';
import { checkPlace } from './checkPlace.ts';
import { freePlace } from './freePlace.ts';

const opacityOf = (color: Color) =>
  color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;

/** True if nothing below shows through. */
const isOpaque = (color: Color): boolean => opacityOf(color) === 1;

/** A colour as it looks on an opaque one. */
function paintedOn(color: Color, below: Color): Color {
  const opacity = opacityOf(color);
  const mix = (start: number) => {
    const channel = (of: Color) => Number.parseInt(of.slice(start, start + 2), 16);
    const value = channel(color) * opacity + channel(below) * (1 - opacity);
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

/** Reflectance of a color, 0 to 1: the relative luminance of WCAG and of sRGB. */
const reflectance = (color: Color): number =>
  contrastRatio(color.slice(0, 7), '#000000') * 0.05 - 0.05;

/** The colours of a code, as they look on the paper. */
interface Tones {
  light: number;
  /** The lightest of what should be dark. */
  dark: number;
}

function tonesOf(style: CodeStyle, paper: Color): Tones {
  const ground = paintedOn(style.background_color, paper);
  const darks = [style.color, style.eye_color ?? style.color];
  return {
    light: reflectance(ground),
    dark: Math.max(...darks.map((color) => reflectance(paintedOn(color, ground)))),
  };
}

const contrastOf = ({ light, dark }: Tones) => light - dark;

/** The choices that come nearest to the owner's, the plain one last. */
function* choicesOf({ color, background_color, eye_color }: CodeStyle): Generator<{
  color: Color;
  background_color: Color;
  eye_color: Color | undefined;
}> {
  const ground = background_color.slice(0, 7);
  const ink = color.slice(0, 7);
  yield { color: ink, background_color: ground, eye_color: eye_color?.slice(0, 7) };
  yield { color: ink, background_color: ground, eye_color: undefined };
  yield { color: ground, background_color: ink, eye_color: undefined };
  yield { color: '#000000', background_color: ground, eye_color: undefined };
  yield { color: '#000000', background_color: ink, eye_color: undefined };
  yield { color: ink, background_color: '#ffffff', eye_color: undefined };
  yield { color: '#000000', background_color: '#ffffff', eye_color: undefined };
}

function readableColors(style: CodeStyle): ScanFix {
  for (const choice of choicesOf(style)) {
    const { eye_color, ...colors } = choice;
    const changed = { ...colors, level: style.level, ...(eye_color && { eye_color }) };
    if (contrastOf(tonesOf(changed, '#ffffff')) >= symbolContrast.warn) {
      return { kind: 'style', style: choice };
    }
  }
  return { kind: 'style', style: { color: '#000000', background_color: '#ffffff' } };
}

/** Dark on light, and far enough apart. */
function checkColors({ element, style }: CodeOnFrame, paper: Color): PlainScanIssue[] {
  // A clear background of a frame shows the paper itself.
  const tones = tonesOf(style, paintedOn(paper, '#ffffff'));
  const contrast = contrastOf(tones);
  const about = { elementId: element.id, fix: readableColors(style) };

  if (contrast <= -symbolContrast.block) return [{ code: 'inverted', severity: 'block', ...about }];
  if (contrast < symbolContrast.block) return [{ code: 'contrast', severity: 'block', ...about }];
  // The ground below a translucent color is unknown here; the captures show if the code is readable.
  const isSure = isOpaque(style.background_color) && isOpaque(style.color);
  if (contrast < symbolContrast.warn || !isSure) {
    return [{ code: 'contrast', severity: 'warn', ...about }];
  }
  return [];
}

/** A wider code; or, if the sheet has no space for one, a placement with a shorter reading distance. */
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

/** Checks that a camera can resolve the modules from the reading distance. */
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

/** A new code in the free place nearest to the middle of the sheet. */
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

/** Finds issues from the document alone: no pixels, no decoders. Computing fixes takes longer. */
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
