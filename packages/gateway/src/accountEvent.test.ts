import { expect, it } from 'vitest';

import { repeatEvents } from './accountEvent.ts';

/** Waits like an API that has something to tell much later. */
async function* nothingYet() {
  await new Promise(() => {});
  yield 'never';
}

it('leaves the stream of an API that began to listen too slowly', async () => {
  let heard: AbortSignal | undefined;
  const request = new Request('http://hearback.example/graphql');

  const subscribing = repeatEvents(request, (signal) => {
    heard = signal;
    return Promise.reject(new Error('No answer within 5000 ms.'));
  });

  await expect(subscribing).rejects.toThrow('No answer');
  expect(heard?.aborted).toBe(true);
});

it('reads nothing for one who left before the API was asked', async () => {
  let heard: AbortSignal | undefined;
  const request = new Request('http://hearback.example/graphql', { signal: AbortSignal.abort() });

  await repeatEvents(request, async (signal) => {
    heard = signal;
    return nothingYet();
  });

  expect(heard?.aborted).toBe(true);
});

it('reads on while the reader is there', async () => {
  const leaving = new AbortController();
  let heard: AbortSignal | undefined;

  await repeatEvents(
    new Request('http://hearback.example/graphql', { signal: leaving.signal }),
    async (signal) => {
      heard = signal;
      return nothingYet();
    },
  );

  expect(heard?.aborted).toBe(false);
  leaving.abort();
  expect(heard?.aborted).toBe(true);
});
