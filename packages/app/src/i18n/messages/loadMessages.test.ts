import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadMessages } from './loadMessages';

const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const trouble = { ok: false, status: 503, json: async () => ({}) };

describe('loading messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits 350 ms before the second try and twice as long before each further one', async () => {
    const asked: number[] = [];
    const start = Date.now();
    const loading = loadMessages('pl-PL', async () => {
      asked.push(Date.now() - start);
      return asked.length < 6 ? trouble : answer({ greeting: [] });
    });

    await vi.runAllTimersAsync();

    expect(await loading).toEqual({ greeting: [] });
    expect(asked).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
  });

  it('gives up after five retries, and says which language is missing', async () => {
    let asked = 0;
    const failure = loadMessages('pl-PL', async () => {
      asked += 1;
      throw new TypeError('Failed to fetch');
    }).catch((error: unknown) => String(error));

    await vi.runAllTimersAsync();

    expect(await failure).toContain('pl-PL');
    expect(asked).toBe(6);
  });

  it('reads at most ten at once', async () => {
    let open = 0;
    let most = 0;
    const loads = Array.from({ length: 25 }, () =>
      loadMessages('en-US', async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 50));
        open -= 1;
        return answer({});
      }),
    );

    await vi.runAllTimersAsync();
    await Promise.all(loads);

    expect(most).toBe(10);
  });
});
