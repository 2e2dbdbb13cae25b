import type { Color } from '@hearback/schema/documents';

/** Swatches of recent colors and of the document's colors. */
export interface ColorSwatches {
  label: string;
  colors: readonly Color[];
}
