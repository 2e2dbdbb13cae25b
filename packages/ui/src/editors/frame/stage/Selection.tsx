import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

import { handlesOf, handlesOfSeveral } from '../geometry/handlesOf';
import { knownArea } from '../geometry/knownAreas';
import type { Point } from '../geometry/turn';
import { SelectionBox } from './SelectionBox';

interface Props {
  elements: readonly FrameElement[];
  bounds: Area | undefined;
  scale: number;
  /** How far they are carried. */
  by: Point | undefined;
  /** While copies are carried off, the originals are not in hand. */
  isHidden: boolean;
}

/** The handles of what is chosen. What is locked has none. */
export function Selection({ elements, bounds, scale, by, isHidden }: Props) {
  const [only] = elements;
  if (!only || !bounds || isHidden || elements.every((element) => element.is_locked)) return null;
  const isSeveral = elements.length > 1;
  return (
    <SelectionBox
      area={isSeveral ? bounds : knownArea(only)}
      degrees={isSeveral ? 0 : (only.rotation_deg ?? 0)}
      handleNames={isSeveral ? handlesOfSeveral : handlesOf(only)}
      scale={scale}
      isSeveral={isSeveral}
      byX={by?.x ?? 0}
      byY={by?.y ?? 0}
    />
  );
}
