import { expect, it, vi } from 'vitest';

import { keepOnce } from './keepOnce';

it('loads once, however many ask', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const kept = keepOnce(load);

  const [one, two] = await Promise.all([kept(), kept()]);

  expect(one).toBe(two);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('there'));
  load.mockRejectedValueOnce(new Error('The network is down.'));
  const kept = keepOnce(load);

  await expect(kept()).rejects.toThrow('The network is down.');

  await expect(kept()).resolves.toBe('there');
});
