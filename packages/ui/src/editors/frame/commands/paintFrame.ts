import type { FrameDocument } from '@hearback/schema/documents';

export interface PaintFrame {
  type: 'paintFrame';
  backgroundColor: string;
}

/** Changes the color of the sheet. */
export const paintFrame = (frame: FrameDocument, { backgroundColor }: PaintFrame): FrameDocument =>
  backgroundColor === frame.background_color
    ? frame
    : { ...frame, background_color: backgroundColor };
