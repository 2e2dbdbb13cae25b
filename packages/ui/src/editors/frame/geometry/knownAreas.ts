import { areaOf, boundsOf, type Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

const areas = new WeakMap<FrameElement, Area>();
const bounds = new WeakMap<FrameElement, Area>();

function remembered(
  known: WeakMap<FrameElement, Area>,
  element: FrameElement,
  reckon: (element: FrameElement) => Area,
): Area {
  const area = known.get(element) ?? reckon(element);
  known.set(element, area);
  return area;
}

/** Where an element lies before it is turned. Words are measured once: an element never changes. */
export const knownArea = (element: FrameElement): Area => remembered(areas, element, areaOf);

/** The upright rectangle around a turned element. */
export const knownBounds = (element: FrameElement): Area => remembered(bounds, element, boundsOf);
