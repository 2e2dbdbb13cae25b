import type { CodeStyle, ImageReference } from '@hearback/schema/documents';

export interface DrawingOptions {
  /** Which of a text's languages is drawn. */
  language: string;
  /** What the code reads as. Left out: its place is drawn instead, which no camera mistakes for a code. */
  codeText?: string;
  /** How the code looks, when it has a style of its own. Left out: as its place in the frame says. */
  codeStyle?: CodeStyle;
  /** Where a picture's bytes are. Undefined: the picture is left out. */
  addressOf: (image: ImageReference) => string | undefined;
  /** Whether an empty logo shows its place. For editing only: a print leaves it out. */
  showsPlaces: boolean;
}
