import type { FrameDocument } from '@hearback/schema/documents';

import { starterFrame, type StarterPaletteName } from '../../../frames/starterFrame';

export interface StartFrom {
  type: 'startFrom';
  palette: StarterPaletteName;
}

/** Replaces the art with a finished one for the same sheet. The name stays. */
export function startFrom(frame: FrameDocument, { palette }: StartFrom): FrameDocument {
  // A frame may have no name yet; the starting point needs one to be made.
  return { ...starterFrame('new', frame.size, palette), name: frame.name };
}
