import type { FrameElement } from '@hearback/schema/documents';

import { knownBounds } from '../../geometry/knownAreas';
import { snapField, type SnapField } from '../../snapping/SnapField';
import { safeAreaOf } from '../safeAreaOf';
import type { Bench } from './Bench';

/** Everything that some elements may snap to: what is not one of them, and the sheet. */
export function fieldFor({ document, guides }: Bench, moved: readonly FrameElement[]): SnapField {
  const { size, content } = document;
  return snapField({
    sheet: { x: 0, y: 0, width: size.width_mm, height: size.height_mm },
    safe: safeAreaOf(size),
    others: content.filter((element) => !moved.includes(element)).map(knownBounds),
    guides,
  });
}
