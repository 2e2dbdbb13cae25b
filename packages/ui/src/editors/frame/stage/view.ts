import type { Area } from '@hearback/print/frames';

import type { Point } from '../geometry/turn';

/** How the sheet is looked at: its size on the screen, and where its corner lies, in pixels. */
export interface View {
  /** Pixels per millimetre. */
  scale: number;
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

/** CSS counts 96 pixels to the inch: a sheet is as large as on paper. */
export const realScale = 96 / 25.4;

const scales = { min: realScale / 8, max: realScale * 16 };

/** Pixels around a sheet that is shown whole. */
const margin = 24;

const within = (scale: number) => Math.min(scales.max, Math.max(scales.min, scale));

/** The whole paper in the middle of the room. */
export function fitView(room: Room, paper: Area): View {
  const space = Math.min(margin, room.width / 12, room.height / 12);
  const scale = within(
    Math.min((room.width - 2 * space) / paper.width, (room.height - 2 * space) / paper.height),
  );
  return {
    scale,
    x: (room.width - paper.width * scale) / 2 - paper.x * scale,
    y: (room.height - paper.height * scale) / 2 - paper.y * scale,
  };
}

/** The same place of the sheet stays under a point of the screen. */
export function zoomedTo(view: View, scale: number, around: Point): View {
  const next = within(scale);
  const times = next / view.scale;
  return {
    scale: next,
    x: around.x - (around.x - view.x) * times,
    y: around.y - (around.y - view.y) * times,
  };
}

/** Shifted, but never so far that nothing of the paper is in sight. */
export function panned(view: View, by: Point, room: Room, paper: Area): View {
  const keep = 40;
  const along = (at: number, start: number, length: number, space: number) =>
    Math.min(space - keep - start * view.scale, Math.max(keep - (start + length) * view.scale, at));
  return {
    ...view,
    x: along(view.x + by.x, paper.x, paper.width, room.width),
    y: along(view.y + by.y, paper.y, paper.height, room.height),
  };
}

/** Which place of the sheet a point of the screen shows, in millimetres. */
export const toSheet = ({ scale, x, y }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});
