import { boxesOf, type DropList, dropListsIn, sightOf, widthOf } from './dropLists';
import type { Dragged, Grip, Lifted } from './Grip';
import { placeIn } from './placeIn';

/** Distance from an edge that starts scrolling, and maximum scroll per frame, in pixels. */
const reach = 56;
const fastest = 16;

/** Scroll distance per frame while an item is held near an edge: the nearer, the faster. */
export function scrollStep(pointerY: number, top: number, bottom: number): number {
  // Keeps the scroll areas of a short list from overlapping.
  const near = Math.min(reach, (bottom - top) / 4);
  if (near <= 0) return 0;
  const share = (distance: number) => Math.min(1, (near - distance) / near);
  if (pointerY < top + near) return -Math.ceil(share(pointerY - top) * fastest);
  if (pointerY > bottom - near) return Math.ceil(share(bottom - pointerY) * fastest);
  return 0;
}

/** Drag indicators: a name beside the pointer and a line at the drop position. */
interface DragMarks {
  veil: HTMLElement;
  chip: HTMLElement;
  line: HTMLElement;
}

interface LiftOptions {
  /** Root element of the editor. */
  root: HTMLElement;
  marks: DragMarks;
  name: string;
  onDrop: (dragged: Dragged, toIndex: number) => void;
}

/** Tolerance beside a list within which the pointer still targets it, in pixels. */
const leeway = 24;

/**
 * Drags an item over the lists of an editor. Measures the items and moves two indicators once per
 * frame; nothing is rendered before the drop.
 */
export function lift(
  { dragged, element }: Grip,
  { root, marks, name, onDrop }: LiftOptions,
): Lifted {
  const draggedId = 'id' in dragged ? dragged.id : undefined;
  const lists = dropListsIn(root);
  let pointer: { x: number; y: number } | undefined;
  let frame: number | undefined;

  const listUnder = ({ x, y }: { x: number; y: number }) => {
    for (const list of lists) {
      const sight = sightOf(list);
      if (!sight || x < sight.left - leeway || x > sight.right + leeway) continue;
      if (y >= sight.top - leeway && y <= sight.bottom + leeway) return { list, sight };
    }
    return undefined;
  };
  const aim = (at: { x: number; y: number }) => {
    const under = listUnder(at);
    if (!under) return undefined;
    const boxes = boxesOf(under.list);
    return { ...under, place: placeIn(boxes, draggedId, at.y, under.sight.top) };
  };
  const scroll = ({ scroller }: DropList, step: number): boolean => {
    if (!scroller || step === 0) return false;
    const before = scroller.scrollTop;
    scroller.scrollTop += step;
    return scroller.scrollTop !== before;
  };

  const draw = () => {
    frame = undefined;
    if (!pointer) return;
    const target = aim(pointer);
    // All reads come before all writes, so that there is one layout per frame.
    const span = target && widthOf(target.list);
    const isShown = target && !target.place.isHere;
    marks.chip.style.transform = `translate(${pointer.x}px, ${pointer.y}px)`;
    marks.line.hidden = !isShown;
    if (!target || !span) return;
    const edges = target.sight.window;
    if (isShown) {
      const y = Math.max(edges.top, Math.min(target.place.lineY, edges.bottom));
      marks.line.style.transform = `translate(${span.left}px, ${y}px)`;
      marks.line.style.width = `${span.width}px`;
    }
    if (scroll(target.list, scrollStep(pointer.y, edges.top, edges.bottom))) request();
  };
  const request = () => {
    frame ??= requestAnimationFrame(draw);
  };
  const end = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    pointer = undefined;
    element.removeAttribute('data-lifted');
    marks.veil.hidden = true;
    marks.chip.hidden = true;
    marks.line.hidden = true;
  };

  element.setAttribute('data-lifted', '');
  marks.chip.textContent = name;
  marks.chip.hidden = false;
  marks.veil.hidden = false;

  return {
    moveTo: (x, y) => {
      pointer = { x, y };
      request();
    },
    drop: () => {
      const place = pointer && aim(pointer)?.place;
      end();
      if (place && !place.isHere) onDrop(dragged, place.toIndex);
    },
    cancel: end,
  };
}
