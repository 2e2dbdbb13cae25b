import { inkOf, isOnSheet } from '@hearback/print/scan';
import type { FrameElement, FrameSize } from '@hearback/schema/documents';

/** What the knife does to words and drawings. */
export type CutIssue = 'cut_off' | 'in_hole';

/** What has to stay whole. Grounds and photographs may cross the cut; the code has rules of its own. */
const staysWhole: ReadonlySet<FrameElement['type']> = new Set(['text', 'logo', 'icon']);

/** Whether the cut, or the hole of a hanger, takes something away of an element that has to stay whole. */
export function findCutIssue(element: FrameElement, size: FrameSize): CutIssue | undefined {
  if (!staysWhole.has(element.type)) return undefined;
  const ink = inkOf(element);
  if (ink.every((outline) => isOnSheet(outline, size))) return undefined;
  const isBetweenEdges = ink.every((outline) => isOnSheet(outline, { ...size, cut: 'rectangle' }));
  return size.cut === 'hanger' && isBetweenEdges ? 'in_hole' : 'cut_off';
}
