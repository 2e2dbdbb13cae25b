import type { FrameDocument } from '@hearback/schema/documents';

export interface StartFrom {
  type: 'startFrom';
  /** A design: see `starterDesigns` and `starterFrame` in `@hearback/print`. */
  document: FrameDocument;
}

/** Replaces art and sheet with a design. The name stays. */
export const startFrom = (frame: FrameDocument, { document }: StartFrom): FrameDocument => ({
  ...document,
  name: frame.name,
});

export interface RenameFrame {
  type: 'renameFrame';
  name: string;
}

/** Changes the name that the owner sees in lists. */
export const renameFrame = (frame: FrameDocument, { name }: RenameFrame): FrameDocument =>
  name === frame.name ? frame : { ...frame, name };

export interface PaintFrame {
  type: 'paintFrame';
  backgroundColor: string;
}

/** Changes the background color of the sheet. */
export const paintFrame = (frame: FrameDocument, { backgroundColor }: PaintFrame): FrameDocument =>
  backgroundColor === frame.background_color
    ? frame
    : { ...frame, background_color: backgroundColor };
