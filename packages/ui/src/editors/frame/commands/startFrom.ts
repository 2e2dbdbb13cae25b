import type { FrameDocument } from '@hearback/schema/documents';

export interface StartFrom {
  type: 'startFrom';
  /** A finished frame: see `starterDesigns` and `starterFrame` of print. */
  document: FrameDocument;
}

/** Replaces the art, and the sheet, with a finished one. The name stays. */
export const startFrom = (frame: FrameDocument, { document }: StartFrom): FrameDocument => ({
  ...document,
  name: frame.name,
});
