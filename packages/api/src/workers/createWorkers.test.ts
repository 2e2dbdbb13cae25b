import { afterEach, expect, it } from 'vitest';

import { newFrameDocument } from '@hearback/schema/documents';

import { createWorkers, type Workers } from './createWorkers.ts';

let workers: Workers;
afterEach(() => workers.close());

const print = {
  document: newFrameDocument('Table card'),
  codeText: 'HTTPS://CAFE.EXAMPLE/R/K7QX2M9ABC',
  codeStyle: null,
  language: 'en-US',
  title: 'Table 1',
  values: {},
  images: {},
};
const startOf = (bytes: Uint8Array | null) =>
  Buffer.from(bytes ?? [])
    .subarray(0, 5)
    .toString('latin1');

it('draws a code as SVG, PDF and PNG while the caller goes on', async () => {
  workers = createWorkers();
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 5);
  const { svg, pdf, png } = await workers.run('drawCodeFiles', print, 'account');
  clearInterval(ticking);

  expect([startOf(svg), startOf(pdf), startOf(png)]).toEqual(['<?xml', '%PDF-', '\x89PNG\r']);
  expect(turns).toBeGreaterThan(10);
});

it('does one task after the other, and passes on why one failed', async () => {
  workers = createWorkers();
  const broken = { ...print, document: null } as unknown as typeof print;
  const [first, second, third] = await Promise.allSettled([
    workers.run('drawCodeFiles', print, 'account'),
    workers.run('drawCodeFiles', broken, 'account'),
    workers.run('drawCodeFiles', print, 'account'),
  ]);

  expect([first.status, third.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(second).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
});

it('gives a task up that takes too long, and does the next one', async () => {
  workers = createWorkers({ maxSeconds: 0.01 });
  await expect(workers.run('drawCodeFiles', print, 'account')).rejects.toThrow('took more than');
  await expect(workers.run('drawCodeFiles', print, 'account')).rejects.toThrow('took more than');
});

it('ends with the server', async () => {
  workers = createWorkers();
  const running = workers.run('drawCodeFiles', print, 'account');
  const waiting = workers.run('drawCodeFiles', print, 'account');
  const ended = Promise.allSettled([running, waiting]);
  await workers.close();

  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(workers.run('drawCodeFiles', print, 'account')).rejects.toThrow('shutting down');
});
