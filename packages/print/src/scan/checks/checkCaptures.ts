import type { CodeStyle } from '@hearback/schema/documents';

import { adviseSize } from '../adviseSize.ts';
import type { CodeOnFrame } from '../codeOf.ts';
import type { ScanArt, ScanCapture, ScanFix, ScanIssue } from '../ScanReport.ts';
import { freePlace } from './freePlace.ts';

/** The looks that every reader knows. */
const plain = {
  color: '#000000',
  background_color: '#ffffff',
  module_shape: undefined,
  eye_shape: undefined,
  eye_color: undefined,
} as const;

const isPlain = (style: CodeStyle) =>
  style.color === plain.color &&
  style.background_color === plain.background_color &&
  (style.module_shape ?? 'square') === 'square' &&
  (style.eye_shape ?? 'square') === 'square' &&
  style.eye_color === undefined;

/** The most effective fix: plain style first, then no logo, then a larger code. */
function easierToRead(art: ScanArt, code: CodeOnFrame): ScanFix | undefined {
  if (!isPlain(code.style)) return { kind: 'style', style: plain };
  if (code.style.logo) return { kind: 'style', style: { logo: undefined } };
  const { recommendedWidthMm, safeWidthMm } = adviseSize(code.modules, code.readingDistanceMm);
  const wider = [recommendedWidthMm, safeWidthMm].filter((width) => width > code.element.width_mm);
  return wider.length > 0 ? freePlace(art, code, wider) : undefined;
}

/**
 * Round eyes are no eyes to a reader that looks for their shares along lines away from the middle.
 * *Measured* with zbarimg: it misses one to four captures of nearly every such code, and none of the
 * others that pass.
 */
const hasFaintEyes = ({ style }: CodeOnFrame) => style.eye_shape === 'circle';

/** Turns captures into issues: one that no decoder reads blocks, one that only some read warns. */
export function checkCaptures(
  art: ScanArt,
  code: CodeOnFrame,
  captures: readonly ScanCapture[],
  wantsFixes: boolean,
): ScanIssue[] {
  const unread = captures.find(({ decoders }) => Object.values(decoders).every((read) => !read));
  const weak = captures.find(({ decoders }) => Object.values(decoders).some((read) => !read));
  const worst = unread ?? weak;
  if (!worst && !hasFaintEyes(code)) return [];
  const findFix = (): ScanFix | undefined =>
    !unread && hasFaintEyes(code)
      ? { kind: 'style', style: { eye_shape: 'rounded' } }
      : easierToRead(art, code);
  const fix = wantsFixes ? findFix() : undefined;
  return [
    {
      code: unread ? 'cannot_decode' : 'weak_capture',
      severity: unread ? 'block' : 'warn',
      elementId: code.element.id,
      ...(worst && { capture: worst.name }),
      ...(fix && { fix }),
    },
  ];
}
