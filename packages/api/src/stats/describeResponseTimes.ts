import type { StatsOverview } from './contract.ts';
import { averageResponseTime } from './averageResponseTime.ts';
import type { Cell } from './rollup/Cell.ts';

type Described = Pick<
  StatsOverview,
  | 'average_response_time'
  | 'median_response_time'
  | 'fastest_response_time'
  | 'response_times'
  | 'slow_responses'
>;

/** Where bins begin, in whole seconds; the last ends where half an hour is over. */
const edges = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1801];

/** How long answers took. Median and fastest are of whole seconds; what took over half an hour is only counted. */
export function describeResponseTimes(cell: Cell): Described {
  const counted = [...cell.seconds].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b);
  const n = counted.reduce((sum, [, count]) => sum + count, 0);

  /** The seconds of the answer at a place, fastest first. */
  const at = (place: number): number => {
    let passed = 0;
    const found = counted.find(([, count]) => {
      passed += count;
      return place < passed;
    });
    return found?.[0] ?? 0;
  };

  return {
    average_response_time: averageResponseTime(cell),
    median_response_time:
      n === 0 ? null : (at(Math.floor((n - 1) / 2)) + at(Math.ceil((n - 1) / 2))) / 2,
    fastest_response_time: counted[0]?.[0] ?? null,
    response_times: edges.slice(0, -1).map((from, index) => {
      const to = edges[index + 1] ?? from;
      const among = counted.filter(([seconds]) => from <= seconds && seconds < to);
      return { from, to, count: among.reduce((sum, [, count]) => sum + count, 0) };
    }),
    slow_responses: cell.slow,
  };
}
