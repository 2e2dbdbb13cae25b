import type { Placement } from '@hearback/schema/documents';

import { quietZone } from '../codes/quietZone.ts';
import {
  pixelsPerMm,
  pixelsPerModule,
  readingDistances,
  rulesOfThumb,
  smallestModuleMm,
} from './thresholds.ts';

/** Recommended printed sizes of a code. Widths include the quiet zone, as a frame's code does. */
export interface SizeAdvice {
  readingDistanceMm: number;
  /** Narrower modules cannot be read from there. */
  smallestModuleMm: number;
  /** From here on nothing is left to chance. */
  safeModuleMm: number;
  smallestWidthMm: number;
  safeWidthMm: number;
  /** As the rule of signs has it: a tenth of the distance, more for a code with more modules. */
  recommendedWidthMm: number;
}

/** The least pixels per module, as millimetres at a distance. */
const moduleAt = (distanceMm: number, pixels: number) =>
  Math.max(smallestModuleMm, pixels / pixelsPerMm(distanceMm));

/** Recommends a size for a code of `modules` modules at a placement, or at a distance in millimeters. */
export function adviseSize(modules: number, where: Placement | number): SizeAdvice {
  const readingDistanceMm = typeof where === 'number' ? where : readingDistances[where];
  const side = modules + 2 * quietZone;
  const smallest = moduleAt(readingDistanceMm, pixelsPerModule.block);
  const safe = moduleAt(readingDistanceMm, pixelsPerModule.warn);
  const { distancePerWidth, modules: usual } = rulesOfThumb;
  return {
    readingDistanceMm,
    smallestModuleMm: smallest,
    safeModuleMm: safe,
    smallestWidthMm: smallest * side,
    safeWidthMm: safe * side,
    recommendedWidthMm: Math.max(safe, readingDistanceMm / distancePerWidth / usual) * side,
  };
}

/** From how far a code with modules of this width can be relied on. */
export const reachOf = (moduleMm: number): number =>
  pixelsPerMm(1) * (moduleMm / pixelsPerModule.warn);
