import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

/** How a code looks that nobody styled. */
const plain: CodeStyle = { color: '#000000', background_color: '#ffffff', level: 'Q' };

/** A sheet with nothing but the code, as wide as asked for: what goes into somebody else’s design. */
export const codeAlone = (
  name: string,
  width_mm: number,
  style: CodeStyle = plain,
): FrameDocument => ({
  name,
  size: { width_mm, height_mm: width_mm, bleed_mm: 0 },
  background_color: style.background_color,
  content: [{ ...style, id: 'code', type: 'code', x_mm: 0, y_mm: 0, width_mm }],
});
