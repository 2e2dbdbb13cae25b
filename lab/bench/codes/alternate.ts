import { median } from '../median.ts';

/**
 * Times several ways of doing the same, in turn, so that what else the machine does meets all of them.
 * Milliseconds; the first round warms up and is not counted.
 */
export async function alternate<Name extends string>(
  ways: Readonly<Record<Name, () => unknown>>,
  rounds = 5,
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      await ways[name]();
      if (round > 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(
    [...times].map(([name, measured]) => [name, median(measured)]),
  ) as Record<Name, number>;
}
