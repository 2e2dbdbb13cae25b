import type { FrameDocument, FrameElement } from '@hearback/schema/documents';
import type { Area } from '@hearback/print/frames';

import type { FrameCommand } from '../commands/apply';
import type { Guide } from './Guides';
import type { GestureDraft, Gesture } from './Gesture';
import { type SheetView, toSheetPoint } from './view';
import { knownBounds, unionOf, knownArea } from '../geometry/areas';
import { snapField, type SnapField } from '../snapping/SnapField';
import { safeAreaOf } from './safeAreaOf';
import { toTenths, placed, type Places } from '../commands/Placed';
import { movedPlaces, resizedPlace, scaledPlaces, turnedPlaces } from '../geometry/places';
import { type Point, type HandleName, handles, middleOf, normalDegrees } from '../geometry/turn';
import { marksOf, snapMove, snapEdge } from '../snapping/snapMove';
import { resizeArea, type ResizeOptions } from '../geometry/resizeArea';

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

/** Snap lines for dragged elements: all other elements and the sheet. */
function fieldFor({ document, guides }: GestureContext, moved: readonly FrameElement[]): SnapField {
  const { size, content } = document;
  return snapField({
    sheet: { x: 0, y: 0, width: size.width_mm, height: size.height_mm },
    safe: safeAreaOf(size),
    others: content.filter((element) => !moved.includes(element)).map(knownBounds),
    guides,
  });
}

/** Snap distance in pixels. */
const reachPixels = 6;

/** Snap distance in millimeters at the current zoom. */
const snapReach = ({ view }: GestureContext): number => reachPixels / view.scale;

/** Moves the selection. Shift locks the axis, Ctrl disables snapping, Alt moves copies. */
export function moveGesture(
  context: GestureContext,
  from: Point,
): Omit<Gesture, 'press'> | undefined {
  const { chosen, view, snaps, grid, draw, run, make } = context;
  const bounds = unionOf(chosen.map(knownBounds));
  if (!bounds) return undefined;
  const ids = chosen.map(({ id }) => id);
  const field = fieldFor(context, chosen);
  let carried = { by: { x: 0, y: 0 }, isCopy: false };

  return {
    move: (to, { shift, alt, mod }) => {
      const hand = { x: (to.x - from.x) / view.scale, y: (to.y - from.y) / view.scale };
      const isAcross = Math.abs(hand.x) >= Math.abs(hand.y);
      const by = shift ? { x: isAcross ? hand.x : 0, y: isAcross ? 0 : hand.y } : hand;
      const at = { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y };
      const isFree = mod || !snaps;
      const step = isFree
        ? { x: 0, y: 0 }
        : snapMove(at, field, { reach: snapReach(context), grid });
      const end = {
        x: shift && !isAcross ? 0 : toTenths(by.x + step.x),
        y: shift && isAcross ? 0 : toTenths(by.y + step.y),
      };
      carried = { by: end, isCopy: alt };
      const rest = { ...bounds, x: bounds.x + by.x + step.x, y: bounds.y + by.y + step.y };
      draw({ carried: { ids, ...carried }, marks: isFree ? [] : marksOf(rest, field) });
    },
    end: () => {
      draw(undefined);
      if (carried.isCopy) make({ type: 'duplicateElements', ids, by: carried.by });
      else run({ type: 'moveElements', places: movedPlaces(chosen, carried.by) });
    },
    cancel: () => draw(undefined),
  };
}

/** Resizes the selection. Shift keeps the aspect ratio, Alt the center; Ctrl disables snapping. */
export function resizeGesture(
  context: GestureContext,
  name: HandleName,
  from: Point,
): Gesture | undefined {
  const { chosen, view, snaps, grid, draw, run, format } = context;
  const handle = handles[name];
  const [only] = chosen;
  const around = unionOf(chosen.map(knownBounds));
  if (!only || !around) return undefined;
  const isOne = chosen.length === 1;
  const field = fieldFor(context, chosen);
  let places: Places = {};

  /** The drag, adjusted so that the dragged edges snap. */
  const snapped = (area: Area, by: Point): Point => {
    const rules = { reach: snapReach(context), grid };
    const edgeX = handle.x > 0 ? area.x + area.width : area.x;
    const edgeY = handle.y > 0 ? area.y + area.height : area.y;
    return {
      x: handle.x === 0 ? by.x : snapEdge(edgeX + by.x, field.x, rules) - edgeX,
      y: handle.y === 0 ? by.y : snapEdge(edgeY + by.y, field.y, rules) - edgeY,
    };
  };
  const placesFor = (by: Point, options: ResizeOptions): Places => {
    if (isOne) return { [only.id]: resizedPlace(only, handle, by, options) };
    const to = resizeArea(around, 0, handle, by, { ...options, keepsRatio: true });
    return scaledPlaces(chosen, around, to);
  };

  return {
    move: (to, { shift, alt, mod }) => {
      const hand = { x: (to.x - from.x) / view.scale, y: (to.y - from.y) / view.scale };
      // Rotated elements do not snap.
      const isFree = mod || !snaps || (isOne && Boolean(only.rotation_deg));
      const by = isFree ? hand : snapped(isOne ? knownArea(only) : around, hand);
      places = placesFor(by, { keepsRatio: shift, fromMiddle: alt });
      const after = chosen.map((element) => placed(element, places[element.id] ?? {}));
      const [first] = after;
      const bounds = unionOf(after.map(knownBounds));
      if (!first || !bounds) return;
      const { width, height } = isOne ? knownArea(first) : bounds;
      draw({
        places,
        marks: isFree ? [] : marksOf(bounds, field),
        measure: { words: `${format(width)} × ${format(height)} mm`, at: to },
      });
    },
    end: () => {
      draw(undefined);
      run({ type: 'resizeElements', places });
    },
    cancel: () => draw(undefined),
  };
}

/** Rotation step with Shift, and tolerance for snapping to multiples of 45, in degrees. */
const rotationStep = 15;
const upright = { every: 45, within: 2 };

/** Rotates the selection around its center. Shift rotates in steps, Ctrl disables snapping. */
export function rotateGesture(context: GestureContext, from: Point): Gesture | undefined {
  const { chosen, view, snaps, draw, run, format } = context;
  const [only] = chosen;
  const around = unionOf(chosen.map(chosen.length === 1 ? knownArea : knownBounds));
  if (!only || !around) return undefined;
  const middle = middleOf(around);
  const angleOf = (point: Point) => {
    const at = toSheetPoint(view, point);
    return (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI;
  };
  const start = angleOf(from);
  const before = chosen.length === 1 ? (only.rotation_deg ?? 0) : 0;
  let places: Places = {};

  return {
    move: (to, { shift, mod }) => {
      const free = before + angleOf(to) - start;
      const near = Math.round(free / upright.every) * upright.every;
      const isNear = snaps && !mod && Math.abs(free - near) <= upright.within;
      const wanted = shift
        ? Math.round(free / rotationStep) * rotationStep
        : isNear
          ? near
          : Math.round(free);
      places = turnedPlaces(chosen, wanted - before, middle);
      draw({ places, measure: { words: `${format(normalDegrees(wanted))}°`, at: to } });
    },
    end: () => {
      draw(undefined);
      run({ type: 'rotateElements', places });
    },
    cancel: () => draw(undefined),
  };
}
