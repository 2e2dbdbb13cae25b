import { expect, it } from 'vitest';

import { limitConcurrency } from './coalesce.ts';

it('lets so many work at once and all of them in their order, whoever fails', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  let [atOnce, most] = [0, 0];
  const work = (place: number) => async () => {
    begun.push(place);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    if (place === 1) throw new Error('broke');
    return place;
  };
  const done = await Promise.allSettled([0, 1, 2, 3, 4].map((place) => limited(work(place))));
  expect(done.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  expect(await limited(work(5))).toBe(5);
});
