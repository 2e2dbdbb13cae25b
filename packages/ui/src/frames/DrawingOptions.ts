import type { ImageReference } from '@hearback/schema/documents';

export interface DrawingOptions {
  /** Which of a text's languages is drawn. */
  language: string;
  /** What the code reads as. Left out: its place is drawn instead, which no camera mistakes for a code. */
  codeText?: string;
  /** Where a picture's bytes are. Undefined: the picture is left out. */
  addressOf: (image: ImageReference) => string | undefined;
  /** Whether an empty logo shows its place. For editing only: a print leaves it out. */
  showsPlaces: boolean;
}
