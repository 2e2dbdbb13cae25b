const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** How far apart, in pixels, ticks and numbers have to be to be told apart. */
const apart = { ticks: 5, numbers: 38 };

/** The distances of a ruler's ticks and numbers, in millimetres. */
export function tickSteps(scale: number): { small: number; large: number } {
  const atLeast = (pixels: number) => steps.find((step) => step * scale >= pixels) ?? 500;
  const large = atLeast(apart.numbers);
  const small = atLeast(apart.ticks);
  // Each number has a tick: 5 into 10, not 2 into 5.
  return { large, small: large % small === 0 ? small : large / 5 };
}
