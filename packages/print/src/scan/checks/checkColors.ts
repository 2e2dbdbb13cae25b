import type { CodeStyle, Color } from '@hearback/schema/documents';

import type { CodeOnFrame } from '../codeOf.ts';
import type { ScanFix, PlainScanIssue } from '../ScanReport.ts';
import { symbolContrast } from '../thresholds.ts';
import { isOpaque, paintedOn, reflectance } from './reflectance.ts';

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
