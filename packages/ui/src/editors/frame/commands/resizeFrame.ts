import type { FrameDocument, FrameElement, FrameSize } from '@hearback/schema/documents';

export interface ResizeFrame {
  type: 'resizeFrame';
  size: FrameSize;
}

const toTenths = (mm: number) => Math.round(mm * 10) / 10;

/** An element at the same place of the new sheet, as large as the sheet allows. */
function fit(element: FrameElement, from: FrameSize, to: FrameSize): FrameElement {
  const across = to.width_mm / from.width_mm;
  const down = to.height_mm / from.height_mm;
  const scale = Math.min(across, down);
  const height = 'height_mm' in element ? element.height_mm : 0;
  const isLaidOut = element.type === 'text' || element.type === 'shape';
  const width = toTenths(Math.max(0.1, element.width_mm * (isLaidOut ? across : scale)));
  const middle = (element.x_mm + element.width_mm / 2) * across;

  const placed = {
    ...element,
    x_mm: toTenths(middle - width / 2),
    y_mm: toTenths(element.y_mm * down),
    width_mm: width,
  };
  if (placed.type === 'text') {
    return {
      ...placed,
      font_size_pt: toTenths(Math.min(400, Math.max(4, placed.font_size_pt * scale))),
    };
  }
  if (placed.type === 'code') return placed;
  return { ...placed, height_mm: toTenths(Math.max(0.1, height * (isLaidOut ? down : scale))) };
}

/** Puts the art on another sheet and keeps it in place. */
export function resizeFrame(frame: FrameDocument, { size }: ResizeFrame): FrameDocument {
  const { width_mm, height_mm, bleed_mm } = frame.size;
  if (width_mm === size.width_mm && height_mm === size.height_mm) {
    return bleed_mm === size.bleed_mm ? frame : { ...frame, size };
  }
  return {
    ...frame,
    size,
    content: frame.content.map((element) => fit(element, frame.size, size)),
  };
}
