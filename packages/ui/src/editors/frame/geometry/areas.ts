import { type Area, areaOf, boundsOf } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

/** Elements that are arranged as a unit. */
export interface Unit {
  elements: readonly FrameElement[];
  bounds: Area;
}

/** Groups and ungrouped elements as units. For a single group: each of its elements. */
export function unitsOf(elements: readonly FrameElement[]): Unit[] {
  const keyOf = ({ id, group_id: group }: FrameElement) =>
    group === undefined ? `element ${id}` : `group ${group}`;
  const groups = new Map<string, FrameElement[]>();
  for (const element of elements) {
    groups.set(keyOf(element), [...(groups.get(keyOf(element)) ?? []), element]);
  }
  const lists = groups.size === 1 ? elements.map((element) => [element]) : [...groups.values()];
  return lists.flatMap((list) => {
    const bounds = unionOf(list.map(knownBounds));
    return bounds ? [{ elements: list, bounds }] : [];
  });
}

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

/** Area of an element before rotation. Cached by object, since elements are immutable. */
export const knownArea = (element: FrameElement): Area => remembered(areas, element, areaOf);

/** Axis-aligned bounding box of a rotated element. */
export const knownBounds = (element: FrameElement): Area => remembered(bounds, element, boundsOf);

/** Bounding box of areas. Undefined if there are none. */
export function unionOf(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
