import * as v from 'valibot';

import { Color } from './color.ts';
import { ImageReference } from './image.ts';

/** Style of a code, wherever it is printed. */
export const codeStyleEntries = {
  /** The colour of the dark modules. */
  color: v.optional(Color, '#000000'),
  background_color: v.optional(Color, '#ffffff'),
  /** Error correction. Q survives a quarter of the code being lost; a logo is drawn on H. */
  level: v.optional(v.picklist(['L', 'M', 'Q', 'H']), 'Q'),
  /** Omitted: square. */
  module_shape: v.optional(v.picklist(['square', 'rounded', 'dots'])),
  /** Finder patterns. Omitted: square. */
  eye_shape: v.optional(v.picklist(['square', 'rounded', 'circle'])),
  /** Omitted: as the modules. */
  eye_color: v.optional(Color),
  /** In the middle of the code, on its background. */
  logo: v.optional(v.nullable(ImageReference)),
};

/** A style of a code's own, in place of the one its frame has. */
export const CodeStyle = v.strictObject(codeStyleEntries);

export type CodeStyle = v.InferOutput<typeof CodeStyle>;
