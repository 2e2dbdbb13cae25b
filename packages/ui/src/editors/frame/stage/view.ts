import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import type { Area } from '@hearback/print/frames';

import type { Point } from '../geometry/turn';

/** Zoom factor of one button press or key. */
const step = 1.25;

/** Zoom and pan of the sheet in a resizable container. Fits the whole sheet until the first zoom. */
export function useView(
  table: RefObject<HTMLElement | null>,
  paper: Area,
  /** Center of zooming with buttons and keys. Undefined: the center of the container. */
  subject: Area | undefined,
) {
  const [room, setRoom] = useState<Room>();
  const [own, setOwn] = useState<SheetView>();

  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    // ResizeObserver is undefined without a layout engine, such as in jsdom.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);

  const space = room ?? { width: 480, height: 640 };
  const view = own ?? fitView(space, paper);
  // Several zoom steps may occur before the next render.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  const show = (next: SheetView) => {
    latest.current = next;
    setOwn(next);
  };
  /** The selection's center if it is visible, else the center of the container. */
  const middle = (): Point => {
    const { scale, x, y } = latest.current;
    const at = subject && {
      x: x + (subject.x + subject.width / 2) * scale,
      y: y + (subject.y + subject.height / 2) * scale,
    };
    const isSeen = at && at.x > 0 && at.y > 0 && at.x < space.width && at.y < space.height;
    return isSeen ? at : { x: space.width / 2, y: space.height / 2 };
  };

  return {
    view,
    room: space,
    isFit: own === undefined,
    fit: () => setOwn(undefined),
    real: () => show(zoomedTo(latest.current, realScale, middle())),
    zoomTo: (scale: number) => show(zoomedTo(latest.current, scale, middle())),
    zoomIn: () => show(zoomedTo(latest.current, latest.current.scale * step, middle())),
    zoomOut: () => show(zoomedTo(latest.current, latest.current.scale / step, middle())),
    zoomBy: (times: number, around: Point) =>
      show(zoomedTo(latest.current, latest.current.scale * times, around)),
    panBy: (by: Point) => show(panned(latest.current, by, space, paper)),
  };
}

export type ViewControl = ReturnType<typeof useView>;

/** CSS variable with the length of a millimeter: zooming changes nothing else. */
export const scaleStyle = (pixels: number): CSSProperties =>
  ({ '--millimetre': `${pixels}px` }) as CSSProperties;

/** CSS length in millimeters, independent of the zoom. */
export const mm = (value: number): string => `calc(${value} * var(--millimetre))`;

/** CSS position of an area on the sheet. */
export const positionStyle = ({ x, y, width, height }: Area, degrees = 0): CSSProperties => ({
  left: mm(x),
  top: mm(y),
  width: mm(width),
  height: mm(height),
  ...(degrees !== 0 && { rotate: `${degrees}deg` }),
});

/** Scale of the sheet and position of its corner on the screen, in pixels. */
export interface SheetView {
  /** Pixels per millimeter. */
  scale: number;
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

/** CSS has 96 pixels per inch: the sheet at its printed size. */
export const realScale = 96 / 25.4;

const scales = { min: realScale / 8, max: realScale * 16 };

/** Pixels around a fitted sheet. */
const margin = 24;

const clampScale = (scale: number) => Math.min(scales.max, Math.max(scales.min, scale));

/** Centers the whole paper in the container. */
export function fitView(room: Room, paper: Area): SheetView {
  const space = Math.min(margin, room.width / 12, room.height / 12);
  const scale = clampScale(
    Math.min((room.width - 2 * space) / paper.width, (room.height - 2 * space) / paper.height),
  );
  return {
    scale,
    x: (room.width - paper.width * scale) / 2 - paper.x * scale,
    y: (room.height - paper.height * scale) / 2 - paper.y * scale,
  };
}

/** Zooms, keeping the sheet point under a screen point in place. */
export function zoomedTo(view: SheetView, scale: number, around: Point): SheetView {
  const next = clampScale(scale);
  const times = next / view.scale;
  return {
    scale: next,
    x: around.x - (around.x - view.x) * times,
    y: around.y - (around.y - view.y) * times,
  };
}

/** Pans, keeping a part of the paper visible. */
export function panned(view: SheetView, by: Point, room: Room, paper: Area): SheetView {
  const keep = 40;
  const along = (at: number, start: number, length: number, space: number) =>
    Math.min(space - keep - start * view.scale, Math.max(keep - (start + length) * view.scale, at));
  return {
    ...view,
    x: along(view.x + by.x, paper.x, paper.width, room.width),
    y: along(view.y + by.y, paper.y, paper.height, room.height),
  };
}

/** Converts a screen point to millimeters on the sheet. */
export const toSheetPoint = ({ scale, x, y }: SheetView, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});
