import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import type { FrameCommand } from '../../commands/apply';
import type { Guide } from '../Guide';
import type { Draft } from '../Draft';
import type { View } from '../view';

/** What gestures work on, as it is when they begin. */
export interface Bench {
  document: FrameDocument;
  view: View;
  /** What is chosen and can be moved. */
  chosen: readonly FrameElement[];
  guides: readonly Guide[];
  /** Whether things snap at all. */
  snaps: boolean;
  /** The distance of the grid's lines. Undefined: there is none. */
  grid: number | undefined;
  draw: (draft: Draft | undefined) => void;
  run: (command: FrameCommand) => void;
  /** Runs what makes new elements, and chooses those. */
  make: (command: FrameCommand) => void;
  /** A number as the reader writes it. */
  format: (value: number) => string;
}

/** Pixels within which something snaps. */
const reachPixels = 6;

/** The same in millimetres, whatever the zoom. */
export const reachOf = ({ view }: Bench): number => reachPixels / view.scale;
