import { expect, it, vi } from 'vitest';

import { watchWrites } from './callApi.ts';

const ask = (method: string, path: string) =>
  new Request(`http://api.test/api${path}`, { method, ...(method === 'POST' && { body: '{}' }) });

it.each([
  { method: 'GET', path: '/form/', isWrite: false },
  { method: 'PATCH', path: '/code/1/', isWrite: true },
  { method: 'POST', path: '/code/1/publish/', isWrite: true },
  { method: 'POST', path: '/survey/K7QX/submit/', isWrite: false },
  { method: 'POST', path: '/survey/K7QX/scan/', isWrite: false },
  { method: 'DELETE', path: '/receipt/0123/', isWrite: false },
  { method: 'POST', path: '/user/login/', isWrite: false },
  { method: 'POST', path: '/user/api/token/refresh/', isWrite: false },
  { method: 'POST', path: '/notification/mark_read/', isWrite: false },
  { method: 'POST', path: '/user/delete/', isWrite: true },
  { method: 'DELETE', path: '/user/delete/', isWrite: true },
  { method: 'DELETE', path: '/user/sample/', isWrite: true },
])('takes $method $path for a write: $isWrite', async ({ method, path, isWrite }) => {
  const onWrite = vi.fn<() => void>();

  await watchWrites(() => Promise.resolve(new Response()), onWrite)(ask(method, path));

  expect(onWrite).toHaveBeenCalledTimes(isWrite ? 1 : 0);
});

it('speaks up once the write is done, also when nobody knows how it ended', async () => {
  const onWrite = vi.fn<() => void>();
  const gate = Promise.withResolvers<Response>();
  const written = watchWrites(() => gate.promise, onWrite)(ask('PATCH', '/code/1/'));

  expect(onWrite).not.toHaveBeenCalled();
  gate.reject(new Error('cut off'));
  await expect(written).rejects.toThrow('cut off');
  expect(onWrite).toHaveBeenCalledTimes(1);
});
