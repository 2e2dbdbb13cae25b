const z = 1.959963984540054;

/** Up to here the exact sum is short; beyond, the series below is exact to eleven digits. */
const summedMax = 200;

/** The chance that Student's t is between −t and t: the finite sums of 26.7.3 and 26.7.4. */
function chanceWithin(t: number, df: number): number {
  const angle = Math.atan(t / Math.sqrt(df));
  const square = Math.cos(angle) ** 2;
  const isOdd = df % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = 0;
  for (let power = isOdd ? 3 : 2; power <= df; power += 2) {
    sum += term;
    term *= (square * (power - 1)) / power;
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

function search(df: number): number {
  let [low, high] = [z, 13];
  while (high - low > 1e-13) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (chanceWithin(middle, df) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const found = new Map<number, number>();

/**
 * The 97.5 % point of Student's t with a whole number of degrees of freedom. M. Abramowitz and I. A.
 * Stegun, "Handbook of Mathematical Functions" (1964): up to 200 by 26.7.3 and 26.7.4, beyond by the
 * series in 1/df of 26.7.5.
 */
export function tQuantile(df: number): number {
  if (df <= summedMax) {
    const point = found.get(df) ?? search(df);
    found.set(df, point);
    return point;
  }
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160,
  ];
  return terms.reduce((sum, term, index) => sum + term / df ** (index + 1), z);
}
