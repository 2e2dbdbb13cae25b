import type { Color } from '@hearback/schema/documents';

/** Colours that can be taken with one press: those used lately, those of the document. */
export interface ColorSwatches {
  label: string;
  colors: readonly Color[];
}
