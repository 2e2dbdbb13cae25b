import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestGateway } from '../createTestGateway.ts';
import { startTwoAccounts, type TwoAccounts } from '../isolation/startTwoAccounts.ts';
import { everyQuery } from './everyQuery.ts';
import { strangeOperation } from './strangeOperation.ts';

// It starts the product once more, which `npm run -w lab security` has the time for.
describe.runIf(process.env['SECURITY'])('the dearest operation that is taken', () => {
  let two: TwoAccounts;
  beforeAll(async () => {
    two = await startTwoAccounts();
  }, 600_000);
  afterAll(() => two.stop());

  const ask = async (fields: readonly string[]) => {
    two.restCalls.length = 0;
    const query = `{ ${fields.join(' ')} }`;
    const { text } = await two.mine.ask('POST', '/graphql', { query });
    const isTaken = Boolean((JSON.parse(text) as { data?: unknown }).data);
    return { isTaken, bytes: text.length, calls: two.restCalls.length };
  };

  /** Each query as deep as it is taken, the one that asks the API most first. */
  async function readCosts() {
    const costs: { field: string; calls: number }[] = [];
    for (const depths of everyQuery()) {
      for (const field of depths) {
        const { isTaken, calls } = await ask([field]);
        if (!isTaken) continue;
        costs.push({ field, calls });
        break;
      }
    }
    return costs.toSorted((a, b) => b.calls - a.calls).map(({ field }) => field);
  }

  it('asks the API some fifty times, and answers less than a tenth of a megabyte', async () => {
    const queries = await readCosts();
    const again = queries.slice(0, 12).map((field, at) => `again${at}: ${field}`);
    const all = [...queries, ...again];
    // The more there is in an operation the dearer it is: half of what is left is tried each time.
    let [taken, refused] = [1, all.length + 1];
    while (refused - taken > 1) {
      const middle = Math.floor((taken + refused) / 2);
      if ((await ask(all.slice(0, middle))).isTaken) taken = middle;
      else refused = middle;
    }

    const { calls, bytes } = await ask(all.slice(0, taken));
    expect(queries.length).toBeGreaterThan(20);
    expect(taken).toBeLessThan(all.length);
    expect(calls).toBeGreaterThan(taken / 2);
    expect(calls).toBeLessThanOrEqual(60);
    expect(bytes).toBeLessThan(100_000);
  }, 600_000);
});

describe.runIf(process.env['SECURITY'])('what the gateway keeps of operations', () => {
  const megabyte = 1_000_000;
  const heap = (): number => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage().heapUsed;
  };

  /** The last thousand and some operations are kept, read and checked: so many come first. */
  const [first, all] = [1_500, 3_000];

  /** Heap growth from the end of the first turns to the end of all. */
  async function growthOf(turn: (at: number) => Promise<void>): Promise<number> {
    for (let at = 0; at < first; at += 1) await turn(at);
    const before = heap();
    for (let at = first; at < all; at += 1) await turn(at);
    return heap() - before;
  }

  it('does not grow with the number of different ones', async () => {
    const { post, asked, lines } = createTestGateway();
    const operations = fc.sample(
      strangeOperation(['nothing'], () => true),
      { numRuns: all, seed: 20_261_122 },
    );
    const growth = await growthOf(async (at) => {
      await (await post(operations[at])).text();
      // Discard the records of the test itself.
      asked.length = 0;
      lines.length = 0;
    });
    expect(growth).toBeLessThan(20 * megabyte);
  }, 600_000);

  it('would be noticed: twenty kilobytes of each are thirty megabytes', async () => {
    const kept: number[][] = [];
    const growth = await growthOf(async () => {
      kept.push(Array.from({ length: 2_500 }, () => Math.random()));
      await Promise.resolve();
    });
    expect(kept).toHaveLength(all);
    expect(growth).toBeGreaterThan(20 * megabyte);
  });
});
