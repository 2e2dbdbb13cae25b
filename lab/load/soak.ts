import { withShop } from '../faults/engines.ts';
import { answerTo, askAtRate, describe } from './ask.ts';
import { memoryOf, openFilesOf, slopeOf } from './memory.ts';
import type { Row } from './Row.ts';

/** Interval of memory readings. */
const partSeconds = 60;

/** Warm-up time, after which everything is compiled, cached and open. */
const settledAfter = 20;

/** A hundred answers a second for hours. */
export const soak: Row = {
  id: 'T115',
  title: '100 answers a second for hours',
  isLong: true,
  run: ({ cluster, seconds }, report) =>
    withShop(cluster.url, async (shop) => {
      const { origin, pid } = await shop.start({}, 'product');
      const parts = Math.max(3, Math.round(seconds(4 * 3_600) / partSeconds));
      const settled = Math.min(settledAfter, Math.floor(parts / 3));
      const memory: [number, number][] = [];
      const files: number[] = [];
      const slowest: number[] = [];
      for (let part = 0; part < parts; part += 1) {
        const result = await askAtRate(origin, answerTo(shop.slug), {
          rate: 100,
          seconds: partSeconds,
        });
        report.say(
          `${memoryOf(pid).toFixed(0)} MB, ${openFilesOf(pid)} files; ${describe(result)}`,
        );
        if (part < settled) continue;
        memory.push([part * partSeconds, memoryOf(pid)]);
        files.push(openFilesOf(pid));
        slowest.push(result.latency.p99);
      }
      const slope = slopeOf(memory) * 600;
      report.check(slope < 1, `memory grows ${slope.toFixed(2)} MB in ten minutes; goal 1 MB`);
      report.check(
        Math.max(...files) - Math.min(...files) <= 60,
        `between ${Math.min(...files)} and ${Math.max(...files)} files are open`,
      );
      const [first = 0, last = 0] = [slowest[0], slowest.at(-1)];
      report.check(last <= first * 1.2, `p99 ${first} ms at first, ${last} ms at last; goal +20 %`);
    }),
};
