import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import { areaOf, overlap } from '@hearback/print/frames';
import { toTenths } from './Placed';

/** Millimeters between a new element and the code. */
const gap = 3;

/** Moves a new element off the code if it covers it: above, else below. */
export function keepOffCode(element: FrameElement, { content, size }: FrameDocument): FrameElement {
  const code = content.find(({ type }) => type === 'code');
  if (!code || element.type === 'code') return element;

  const area = areaOf(element);
  const codeArea = areaOf(code);
  if (!overlap(area, codeArea)) return element;

  const above = codeArea.y - gap - area.height;
  const below = codeArea.y + codeArea.height + gap;
  if (above >= 0) return { ...element, y_mm: toTenths(above) };
  if (below + area.height <= size.height_mm) return { ...element, y_mm: toTenths(below) };
  return element;
}
