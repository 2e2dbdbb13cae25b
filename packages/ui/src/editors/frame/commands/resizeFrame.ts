import { applyFix, findScanIssues, usualCodeText } from '@hearback/print/scan';
import type { FrameDocument, FrameSize } from '@hearback/schema/documents';

import { isAlready } from '../../kit/editItem';
import { fitElement } from './fitElement';

export interface ResizeFrame {
  type: 'resizeFrame';
  size: FrameSize;
}

const isSame = (from: FrameSize, to: FrameSize) =>
  from.width_mm === to.width_mm &&
  from.height_mm === to.height_mm &&
  from.bleed_mm === to.bleed_mm &&
  from.cut === to.cut &&
  from.fold === to.fold &&
  from.placement === to.placement;

const artOf = (document: FrameDocument) => ({
  document,
  codeText: usualCodeText,
  language: 'en-US',
});

const tooSmallOf = (frame: FrameDocument, wantsFixes: boolean) =>
  findScanIssues(artOf(frame), wantsFixes).find(({ code }) => code === 'too_small_for_distance');

/** The code as large as the new sheet asks for, where it has become too small and there is room. */
function withSafeCode(frame: FrameDocument, before: FrameDocument): FrameDocument {
  if (!tooSmallOf(frame, false) || tooSmallOf(before, false)) return frame;
  const fix = tooSmallOf(frame, true)?.fix;
  return fix?.kind === 'place' && !fix.toFront
    ? applyFix({ document: frame }, fix).document
    : frame;
}

/**
 * Puts the art on another sheet and keeps it in place. It is measured from the frame as it was before
 * the first of several sizes, so that trying one out loses nothing.
 */
export function resizeFrame(
  frame: FrameDocument,
  { size }: ResizeFrame,
  before: FrameDocument = frame,
): FrameDocument {
  if (isSame(frame.size, size)) return frame;
  const from = before.size;
  const isAsBefore = from.width_mm === size.width_mm && from.height_mm === size.height_mm;
  if (isAsBefore && from.bleed_mm === size.bleed_mm) {
    return { ...frame, size, content: before.content };
  }
  const fitted = before.content.map((element) => {
    const moved = fitElement(element, from, size);
    return isAlready(element, moved) ? element : moved;
  });
  const isMoved = fitted.some((element, index) => element !== before.content[index]);
  const resized = { ...frame, size, content: isMoved ? fitted : before.content };
  return isAsBefore ? resized : withSafeCode(resized, before);
}
