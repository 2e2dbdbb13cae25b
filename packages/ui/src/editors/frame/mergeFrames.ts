import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import {
  mergeDocuments,
  type Conflict,
  type Merge,
  type Mergeable,
  type Versions,
} from '../kit/merge/mergeDocuments';

export type FrameConflict = Conflict<FrameElement>;

/** A frame as a merge sees it: its name, its sheet, its elements. */
const mergeable: Mergeable<FrameDocument, FrameElement> = {
  factsOf: ({ name, size, background_color }) => ({ name, size, background_color }),
  partsOf: ({ content }) => content,
  isSingle: ({ type }) => type === 'code',
  build: (facts, content) => ({ ...facts, content }) as FrameDocument,
};

/** Puts together what two people, or two windows, made of one frame. */
export const mergeFrames = (
  versions: Versions<FrameDocument>,
): Merge<FrameDocument, FrameElement> => mergeDocuments(mergeable, versions);
