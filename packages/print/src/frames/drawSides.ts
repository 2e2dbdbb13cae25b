import type { FrameSize } from '@hearback/schema/documents';

import type { Mark } from './Mark.ts';
import { round } from './units.ts';

/**
 * The art of one side on the whole sheet. On a tent it stands twice: upright below the fold, and upside
 * down above it, so that both sides are upright once it is folded. Each ends at the fold.
 */
export function drawSides(size: FrameSize, art: readonly Mark[]): readonly Mark[] {
  if (size.fold !== 'tent') return art;
  const { width_mm: width, height_mm: height, bleed_mm: bleed } = size;
  const side = { x: round(-bleed), width: round(width + 2 * bleed), height: round(height + bleed) };
  const viewBox = `${side.x} 0 ${side.width} ${side.height}`;
  return [
    {
      tag: 'g',
      attributes: { transform: `rotate(180 ${round(width / 2)} ${round(height / 2)})` },
      children: [{ tag: 'svg', attributes: { ...side, y: 0, viewBox }, children: art }],
    },
    { tag: 'svg', attributes: { ...side, y: round(height), viewBox }, children: art },
  ];
}
