import type { Modules } from './encode.ts';
import { quietZone } from './quietZone.ts';

/** Of a module: dots that touch would be squares again, and small ones are lost in print. */
const dotRadius = 0.45;

/** A dot for each dark module, all in one path. */
export function dotsPath(modules: Modules): string {
  const arc = `a${dotRadius} ${dotRadius} 0 1 1`;
  const dot = `${arc} ${2 * dotRadius} 0${arc}-${2 * dotRadius} 0z`;
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) =>
        isDark ? `M${x + quietZone + 0.5 - dotRadius} ${y + quietZone + 0.5}${dot}` : '',
      ),
    )
    .join('');
}
