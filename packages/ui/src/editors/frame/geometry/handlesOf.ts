import type { FrameElement } from '@hearback/schema/documents';

import type { Handle } from './resizeArea';

export const handleNames = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type HandleName = (typeof handleNames)[number];

/** On which sides a handle is. */
export const handles: Readonly<Record<HandleName, Handle>> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
};

const corners = ['nw', 'ne', 'se', 'sw'] as const;
const sides = ['e', 'w'] as const;

/** Whether an element is as high as it is wide. */
export const isSquare = (element: FrameElement): boolean =>
  element.type !== 'text' && !('height_mm' in element);

/** By which handles an element can be resized. */
export function handlesOf(element: FrameElement): readonly HandleName[] {
  if (isSquare(element)) return corners;
  if (element.type === 'shape' && element.shape === 'line') return sides;
  // As high as its words: corners make the words larger, sides make them wrap elsewhere.
  if (element.type === 'text' && element.height_mm === undefined) return [...corners, ...sides];
  return handleNames;
}

/** Several are resized as one piece. */
export const handlesOfSeveral: readonly HandleName[] = corners;
