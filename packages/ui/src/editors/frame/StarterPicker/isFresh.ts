import { starterFrame, starterPalettes, type StarterPaletteName } from '@hearback/print/frames';
import { newFrameDocument, type FrameDocument } from '@hearback/schema/documents';

import { isSame } from '../../kit/merge/isSame';

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

/** Whether nobody has drawn anything yet: what is on the sheet is what frames begin with. */
export const isFresh = ({ content, size }: FrameDocument): boolean =>
  content.length === 0 ||
  [newFrameDocument('new'), ...palettes.map((name) => starterFrame('new', size, name))].some(
    (beginning) => isSame(beginning.content, content),
  );
