import type { Placement } from '@hearback/schema/documents';

/**
 * Every figure the scan gate judges by, and where it comes from. The ones marked *measured* were set
 * with `npm run -w lab scan`: as strict as they can be while every design that passes is read by a
 * decoder the product does not use.
 */

/** Millimetres between a person's phone and the sheet. The product's own choice, in everyday reaches. */
export const readingDistances: Readonly<Record<Placement, number>> = {
  hand: 250,
  table: 400,
  counter: 600,
  wall: 1_000,
  window: 1_500,
  street: 3_000,
};

/** Placement of a sheet that has none: see `FrameSize.placement`. */
export const defaultPlacement: Placement = 'table';

/**
 * The phone that reads. Camera apps look for codes in the live picture, which is 1920 × 1080 on most
 * phones whatever their photos have; the usual main lens is as wide as one of 26 mm on 36 mm film.
 */
export const camera = {
  width: 1_920,
  height: 1_080,
  focalLengthMm: 26,
  filmWidthMm: 36,
  /** Main cameras of recent phones do not focus nearer than 10 to 20 cm. */
  nearestFocusMm: 150,
} as const;

/** Pixels of the camera preview per millimeter of the sheet. */
export const pixelsPerMm = (distanceMm: number): number =>
  (camera.width * camera.focalLengthMm) / (camera.filmWidthMm * distanceMm);

/**
 * Pixels of the live picture per module. Two are the minimum to distinguish a dark module from a
 * light one (sampling theorem); ISO/IEC 15415 requires five of verifiers. *Measured*: under 2.2 the
 * far capture is read by chance, from 3 on by both decoders.
 */
export const pixelsPerModule = { block: 2.2, warn: 3 } as const;

/** GS1 General Specifications: the smallest module of a code that phones are to read (0.396 mm). */
export const smallestModuleMm = 0.396;

/**
 * The common rule of signs, "one tenth of the distance", which is about a code of 25 modules
 * (version 2). Codes with more modules have to be larger by as much.
 */
export const rulesOfThumb = { distancePerWidth: 10, modules: 25 } as const;

/**
 * Modules of the quiet zone that other art may cover: about the registration error of a printer. ISO/IEC
 * 18004 requires four light modules on each side, and every code is drawn with them (`quietZone`).
 */
export const quietZoneIntrusion = { block: 1, warn: 0.05 } as const;

/**
 * ISO/IEC 15415, symbol contrast: the lightest reflectance minus the darkest. 0.70 is grade A, 0.55
 * B, 0.40 C, 0.20 D. GS1 requires at least C; paper has less contrast than a screen.
 */
export const symbolContrast = { block: 0.4, warn: 0.55 } as const;

/** ISO/IEC 18004, error correction: how much of a code may be lost. */
export const recoveryOf = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 } as const;

/**
 * Share of the level's recovery capacity that a picture in the middle of the code may hide: an
 * error costs two of the codewords that repair one erasure, and dirt needs its part. *Measured*.
 */
export const logoShareOfRecovery = 0.4;

/** Usual tolerance of cutting machines: nearer to the edge, a cut may take some of the quiet zone. */
export const cutToleranceMm = 1;

/** Common resolution of offices' printers and of print houses' pictures. */
export const printDpi = 300;

/** Parameters of the degraded captures. *Measured*, unless noted beside each. */
export const degradations = {
  /** A phone held beside the sheet, not in front of it. */
  tiltDegrees: 32,
  /** A hand is never level. */
  handDegrees: 7,
  /** Lens and demosaicing, as the spread of a point in pixels of the picture. */
  lensBlur: 0.5,
  /** A picture out of focus, in modules: about half a module is smeared over its neighbours. */
  defocusModules: 0.27,
  /** A hand that moves while the shutter is open, in modules. */
  motionModules: 0.3,
  /** A dim room: what is left of the contrast, and the noise of a small sensor (of 255). */
  dimContrast: 0.4,
  dimNoise: 5,
  /** Light falls off to one side by this share. */
  dimFalloff: 0.35,
  /** A copier turns everything darker than this (of 255) black… */
  copyThreshold: 160,
  /** …and toner spreads: millimetres on each side (dot gain of laser printers, 0.03 to 0.08 mm). */
  copySpreadMm: 0.05,
} as const;
