import type { FrameElement } from '@hearback/schema/documents';

/** What may change about where an element lies and how large it is. */
export interface PlaceChanges {
  x_mm?: number;
  y_mm?: number;
  width_mm?: number;
  height_mm?: number;
  rotation_deg?: number;
  font_size_pt?: number;
}

/** Where elements come to lie, by their ids. */
export type Places = Readonly<Record<string, PlaceChanges>>;

/** An element in another place. */
export const placed = (element: FrameElement, changes: PlaceChanges): FrameElement => ({
  ...element,
  ...changes,
});
