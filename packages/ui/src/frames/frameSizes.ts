import type { FrameSize } from '@hearback/schema/documents';

/** Sheets that people print on. Millimetres. */
export const frameSizes = {
  sticker: { width_mm: 70, height_mm: 70, bleed_mm: 2 },
  card: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
  tableTent: { width_mm: 99, height_mm: 210, bleed_mm: 3 },
  flyer: { width_mm: 148, height_mm: 210, bleed_mm: 3 },
  poster: { width_mm: 210, height_mm: 297, bleed_mm: 3 },
  receipt: { width_mm: 72, height_mm: 120, bleed_mm: 0 },
  doorHanger: { width_mm: 90, height_mm: 230, bleed_mm: 3 },
} as const satisfies Record<string, FrameSize>;

export type FrameSizeName = keyof typeof frameSizes;

export const frameSizeNames = Object.keys(frameSizes) as FrameSizeName[];

/** The name of a sheet; undefined for a size of one's own. */
export const nameOfSize = (size: FrameSize): FrameSizeName | undefined =>
  frameSizeNames.find(
    (name) =>
      frameSizes[name].width_mm === size.width_mm && frameSizes[name].height_mm === size.height_mm,
  );
