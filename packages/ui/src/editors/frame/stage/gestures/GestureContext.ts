import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import type { FrameCommand } from '../../commands/apply';
import type { Guide } from '../Guides';
import type { GestureDraft } from '../Gesture';
import type { SheetView } from '../view';
import { knownBounds } from '../../geometry/areas';
import { snapField, type SnapField } from '../../snapping/SnapField';
import { safeAreaOf } from '../safeAreaOf';

/** Snap lines for dragged elements: all other elements and the sheet. */
export function fieldFor(
  { document, guides }: GestureContext,
  moved: readonly FrameElement[],
): SnapField {
  const { size, content } = document;
  return snapField({
    sheet: { x: 0, y: 0, width: size.width_mm, height: size.height_mm },
    safe: safeAreaOf(size),
    others: content.filter((element) => !moved.includes(element)).map(knownBounds),
    guides,
  });
}

/** Snapshot of the stage at the start of a gesture. */
export interface GestureContext {
  document: FrameDocument;
  view: SheetView;
  /** The selected elements that can be moved. */
  chosen: readonly FrameElement[];
  guides: readonly Guide[];
  /** True if snapping is on. */
  snaps: boolean;
  /** Grid spacing. Undefined: no grid. */
  grid: number | undefined;
  draw: (draft: GestureDraft | undefined) => void;
  run: (command: FrameCommand) => void;
  /** Runs a command that adds elements, and selects them. */
  make: (command: FrameCommand) => void;
  /** Formats a number in the user's locale. */
  format: (value: number) => string;
}

/** Snap distance in pixels. */
const reachPixels = 6;

/** Snap distance in millimeters at the current zoom. */
export const snapReach = ({ view }: GestureContext): number => reachPixels / view.scale;
