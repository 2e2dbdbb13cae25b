import type { FrameElement } from '@hearback/schema/documents';

/** Rounds millimeters to tenths, the precision of print. */
export const toTenths = (mm: number): number => Math.round(mm * 10) / 10;

/** Editable position and size of an element. */
export interface PlaceChanges {
  x_mm?: number;
  y_mm?: number;
  width_mm?: number;
  height_mm?: number;
  rotation_deg?: number;
  font_size_pt?: number;
}

/** New positions of elements, by id. */
export type Places = Readonly<Record<string, PlaceChanges>>;

/** The element with a new position or size. */
export const placed = (element: FrameElement, changes: PlaceChanges): FrameElement => ({
  ...element,
  ...changes,
});
