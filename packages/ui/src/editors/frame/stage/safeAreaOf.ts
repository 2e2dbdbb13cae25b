import type { Area } from '@hearback/print/frames';
import type { FrameSize } from '@hearback/schema/documents';

/** Unprintable margins of receipt printers: 58 mm paper is printed on 48 mm, 80 mm on 72 mm. */
const receiptMargins: Readonly<Record<number, number>> = { 58: 5, 80: 4 };

/** Cutting tolerance: 3 mm on small sheets, 5 mm on large ones. */
export function safeMarginOf({ width_mm, height_mm, bleed_mm }: FrameSize): number {
  const receipt = bleed_mm === 0 ? receiptMargins[width_mm] : undefined;
  return receipt ?? Math.min(5, Math.max(3, Math.round(Math.min(width_mm, height_mm) * 0.03)));
}

/** Area that is never trimmed when the sheet is cut. */
export function safeAreaOf(size: FrameSize): Area {
  const margin = safeMarginOf(size);
  return {
    x: margin,
    y: margin,
    width: size.width_mm - 2 * margin,
    height: size.height_mm - 2 * margin,
  };
}
