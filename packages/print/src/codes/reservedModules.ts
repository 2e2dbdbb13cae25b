/**
 * The widest code whose reserved modules are known here: version 6. Printed addresses are in smaller
 * ones; from version 7 on a code tells its version, and has more alignment patterns.
 */
export const widestKnown = 41;

/** Whether a module of a code up to `widestKnown` belongs to an eye, the format, the timing or the alignment. */
export function isReserved(x: number, y: number, side: number): boolean {
  const isEye = (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8);
  const middle = side - 7;
  const isAligned = side > 21 && Math.abs(x - middle) <= 2 && Math.abs(y - middle) <= 2;
  return isEye || isAligned || x === 6 || y === 6;
}
