/** What is weighed against a mask: ISO/IEC 18004, section 7.8.3, table 11. */
const weights = { run: 3, block: 3, likeAnEye: 40, imbalance: 10 } as const;

/** An eye’s 1 : 1 : 3 : 1 : 1 with four light modules after or before it, as eleven bits. */
const eyeThenLight = 0b10111010000;
const lightThenEye = 0b00001011101;

/** What one row or column costs: long runs of a kind, and what a reader might take for an eye. */
function penaltyOfLine(modules: Uint8Array, side: number, start: number, step: number): number {
  let penalty = 0;
  let last = -1;
  let run = 0;
  let bits = 0;
  for (let index = 0, at = start; index < side; index += 1, at += step) {
    const module = modules[at] ?? 0;
    if (module === last) {
      run += 1;
      if (run === 5) penalty += weights.run;
      else if (run > 5) penalty += 1;
    } else {
      last = module;
      run = 1;
    }
    bits = ((bits << 1) | module) & 0b11111111111;
    if (index >= 10 && (bits === eyeThenLight || bits === lightThenEye)) {
      penalty += weights.likeAnEye;
    }
  }
  return penalty;
}

/** Four of a kind in a square, between one row and the next. */
function penaltyOfSquares(modules: Uint8Array, side: number, row: number): number {
  let penalty = 0;
  const start = row * side;
  let wasPair = false;
  for (let at = start; at < start + side; at += 1) {
    const isPair = modules[at] === modules[at + side];
    if (isPair && wasPair && modules[at] === modules[at - 1]) penalty += weights.block;
    wasPair = isPair;
  }
  return penalty;
}

/** How hard a code is to read: the less, the better its mask. Once it is worse than a limit it is not weighed on. */
export function penaltyOf(modules: Uint8Array, side: number, limit = Infinity): number {
  let dark = 0;
  for (let at = 0; at < modules.length; at += 1) dark += modules[at] ?? 0;
  const percent = (100 * dark) / modules.length;
  let penalty = weights.imbalance * Math.floor(Math.abs(percent - 50) / 5);

  for (let line = 0; line < side && penalty < limit; line += 1) {
    penalty += penaltyOfLine(modules, side, line * side, 1);
    penalty += penaltyOfLine(modules, side, line, side);
    if (line < side - 1) penalty += penaltyOfSquares(modules, side, line);
  }
  return penalty;
}
