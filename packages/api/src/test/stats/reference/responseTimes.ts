import type { Answer } from './countable.ts';

const edges = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1801];
const longestMs = 1_800_000;

/** Milliseconds that took part, and how many were too slow to. */
const split = (answers: readonly Answer[]) => {
  const taken = answers.flatMap(({ ms }) => ms ?? []);
  const quick = taken.filter((ms) => ms <= longestMs);
  return { quick, slow: taken.length - quick.length };
};

/** Seconds on average. */
export function averageTime(answers: readonly Answer[]): number | null {
  const { quick } = split(answers);
  if (quick.length === 0) return null;
  return quick.reduce((sum, ms) => sum + ms, 0) / 1_000 / quick.length;
}

/** How long answers took. */
export function describeTimes(answers: readonly Answer[]) {
  const { quick, slow } = split(answers);
  const seconds = quick.map((ms) => Math.floor(ms / 1_000 + 0.5)).toSorted((one, two) => one - two);
  const n = seconds.length;
  const at = (place: number) => seconds[place] ?? 0;
  return {
    average_response_time: averageTime(answers),
    median_response_time:
      n === 0 ? null : (at(Math.floor((n - 1) / 2)) + at(Math.ceil((n - 1) / 2))) / 2,
    fastest_response_time: seconds[0] ?? null,
    response_times: edges.slice(0, -1).map((from, index) => {
      const to = edges[index + 1] ?? 0;
      return { from, to, count: seconds.filter((one) => from <= one && one < to).length };
    }),
    slow_responses: slow,
  };
}
