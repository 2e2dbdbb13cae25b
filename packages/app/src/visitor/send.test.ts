import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { send } from './send';

const answer = new URLSearchParams({ client_id: 'c', rating: '9' });
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const sent = async () => {
  const result = send('/r/K7QX', answer);
  await vi.runAllTimersAsync();
  return result;
};

describe('sending an answer', () => {
  it('tries again when the network or the server is in trouble, with the same answer', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(new Response(null, { status: 503 }))
      .mockResolvedValueOnce(Response.json({ receipt: 'r' }));

    expect(await sent()).toEqual({ outcome: 'sent', issues: {} });
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([answer, answer, answer]);
  });

  it('gives up after three tries and says so', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));

    expect(await sent()).toEqual({ outcome: 'failed', issues: {} });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('does not try again what was refused', async () => {
    fetched.mockResolvedValue(
      Response.json({ issues: { email: 'invalid_email' } }, { status: 400 }),
    );

    expect(await sent()).toEqual({ outcome: 'refused', issues: { email: 'invalid_email' } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('waits for people, not for machines, when there are too many answers', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 429 }));

    expect(await sent()).toEqual({ outcome: 'throttled', issues: {} });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
