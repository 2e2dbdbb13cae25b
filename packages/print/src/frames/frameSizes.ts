import type { FrameSize } from '@hearback/schema/documents';

/** One steps up to a sticker, as to a table. */
const round = { cut: 'round', bleed_mm: 3, placement: 'table' } as const;

/**
 * Sheets that people print on. Millimetres. A receipt is as wide as a roll is printed on: 48 mm of 58,
 * 72 mm of 80. Two tents lie on a sheet of A4.
 */
export const frameSizes = {
  a3: { width_mm: 297, height_mm: 420, bleed_mm: 3, placement: 'wall' },
  a4: { width_mm: 210, height_mm: 297, bleed_mm: 3, placement: 'wall' },
  a5: { width_mm: 148, height_mm: 210, bleed_mm: 3, placement: 'counter' },
  a6: { width_mm: 105, height_mm: 148, bleed_mm: 3, placement: 'table' },
  a7: { width_mm: 74, height_mm: 105, bleed_mm: 3, placement: 'table' },
  dl: { width_mm: 99, height_mm: 210, bleed_mm: 3, placement: 'counter' },
  tableTent: { width_mm: 105, height_mm: 148, bleed_mm: 3, placement: 'table', fold: 'tent' },
  counterTent: { width_mm: 148, height_mm: 105, bleed_mm: 3, placement: 'counter', fold: 'tent' },
  businessCard: { width_mm: 85, height_mm: 55, bleed_mm: 3, placement: 'hand' },
  doorHanger: { width_mm: 90, height_mm: 230, bleed_mm: 3, placement: 'hand', cut: 'hanger' },
  squareSticker: { width_mm: 70, height_mm: 70, bleed_mm: 3, placement: 'table' },
  smallRoundSticker: { width_mm: 60, height_mm: 60, ...round },
  roundSticker: { width_mm: 80, height_mm: 80, ...round },
  receipt58: { width_mm: 48, height_mm: 90, bleed_mm: 0, placement: 'hand' },
  receipt80: { width_mm: 72, height_mm: 120, bleed_mm: 0, placement: 'hand' },
} as const satisfies Record<string, FrameSize>;

export type FrameSizeName = keyof typeof frameSizes;

export const frameSizeNames = Object.keys(frameSizes) as FrameSizeName[];

/** Sizes by kind of sheet, as printing houses sort them. */
export const frameKinds = {
  sheets: ['a3', 'a4', 'a5', 'a6', 'a7', 'dl'],
  cards: ['tableTent', 'counterTent', 'businessCard', 'doorHanger'],
  stickers: ['squareSticker', 'smallRoundSticker', 'roundSticker'],
  receipts: ['receipt58', 'receipt80'],
} as const satisfies Record<string, readonly FrameSizeName[]>;

export type FrameKind = keyof typeof frameKinds;

/** The name of a sheet; undefined for a size of one's own. */
export const nameOfSize = (size: FrameSize): FrameSizeName | undefined =>
  frameSizeNames.find((name) => {
    const known: FrameSize = frameSizes[name];
    return (
      known.width_mm === size.width_mm &&
      known.height_mm === size.height_mm &&
      (known.cut ?? 'rectangle') === (size.cut ?? 'rectangle') &&
      (known.fold ?? 'none') === (size.fold ?? 'none')
    );
  });

/** Kind of sheet of a size. A custom size is classified by its fold and its cut. */
export function kindOfSize(size: FrameSize): FrameKind {
  const name = nameOfSize(size);
  const kinds = Object.entries(frameKinds) as [FrameKind, readonly FrameSizeName[]][];
  const known = kinds.find(([, names]) => name !== undefined && names.includes(name))?.[0];
  if (known !== undefined) return known;
  if (size.cut === 'round') return 'stickers';
  return size.fold === 'tent' || size.cut === 'hanger' ? 'cards' : 'sheets';
}
