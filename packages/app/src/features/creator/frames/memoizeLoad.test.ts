import { expect, it, vi } from 'vitest';

import { memoizeLoad } from './memoizeLoad';

it('loads once, however many ask', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const kept = memoizeLoad(load);

  const [one, two] = await Promise.all([kept(), kept()]);

  expect(one).toBe(two);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  load.mockRejectedValueOnce(new Error('The network is down.'));
  const kept = memoizeLoad(load);

  await expect(kept()).rejects.toThrow('The network is down.');

  await expect(kept()).resolves.toBe('there');
});
