import type { Area } from '@hearback/print/frames';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Point } from '../geometry/turn';
import { fitView, panned, realScale, zoomedTo, type Room, type View } from './view';

/** One press of a button, or one key. */
const step = 1.25;

/** How the sheet is looked at, in a room that may change. Until somebody zooms, all of it is shown. */
export function useView(
  table: RefObject<HTMLElement | null>,
  paper: Area,
  /** In the middle of what buttons and keys zoom into. Undefined: of the room. */
  subject: Area | undefined,
) {
  const [room, setRoom] = useState<Room>();
  const [own, setOwn] = useState<View>();

  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    // Where nothing is laid out, nothing can be measured.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);

  const space = room ?? { width: 480, height: 640 };
  const view = own ?? fitView(space, paper);
  // Several steps may come before the next one is drawn.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  const show = (next: View) => {
    latest.current = next;
    setOwn(next);
  };
  /** What is chosen stays where it is; what is out of sight is no help. */
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
