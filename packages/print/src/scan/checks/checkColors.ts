import { type CodeStyle, type Color, contrastRatio } from '@hearback/schema/documents';

import type { CodeOnFrame } from '../codeOf.ts';
import type { ScanFix, PlainScanIssue } from '../ScanReport.ts';
import { symbolContrast } from '../thresholds.ts';

const opacityOf = (color: Color) =>
  color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;

/** Whether what lies below shows through. */
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

/** How much light comes back from a colour, 0 to 1: the relative luminance of WCAG and of sRGB. */
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
export function checkColors({ element, style }: CodeOnFrame, paper: Color): PlainScanIssue[] {
  // A clear background of a frame shows the paper itself.
  const tones = tonesOf(style, paintedOn(paper, '#ffffff'));
  const contrast = contrastOf(tones);
  const about = { elementId: element.id, fix: readableColors(style) };

  if (contrast <= -symbolContrast.block) return [{ code: 'inverted', severity: 'block', ...about }];
  if (contrast < symbolContrast.block) return [{ code: 'contrast', severity: 'block', ...about }];
  // What shows through a ground is anyone's guess: the captures say whether it works.
  const isSure = isOpaque(style.background_color) && isOpaque(style.color);
  if (contrast < symbolContrast.warn || !isSure) {
    return [{ code: 'contrast', severity: 'warn', ...about }];
  }
  return [];
}
