import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as byPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as bySha } from 'altcha-lib/algorithms/web/sha';
import { describe, expect, it, vi } from 'vitest';

import { prove } from './proof';

describe('proof of work', () => {
  it.each([
    { algorithm: 'SHA-256', deriveKey: bySha },
    { algorithm: 'PBKDF2/SHA-256', deriveKey: byPbkdf2 },
  ])('is what the server checks: $algorithm', async ({ algorithm, deriveKey }) => {
    const secret = { hmacSignatureSecret: 'a secret of the server' };
    const challenge = await createChallenge({ algorithm, cost: 3, deriveKey, ...secret });
    const asked = vi.fn<(address: string) => Promise<Response>>(async () =>
      Response.json(challenge),
    );
    vi.stubGlobal('fetch', asked);

    const proof = JSON.parse(atob(await prove('https://x.example/r/K7QX?lang=pl'))) as {
      challenge: typeof challenge;
      solution: { counter: number; derivedKey: string };
    };

    expect(asked.mock.lastCall?.[0]).toBe('/api/survey/K7QX/challenge/');
    expect(await verifySolution({ ...proof, deriveKey, ...secret })).toMatchObject({
      verified: true,
    });
  });

  it('is given up when there is no challenge, so that the answer waits', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    const address = 'https://x.example/qr-feedback?kiosk=1&code=K7QX';
    await expect(prove(address)).rejects.toThrow('/api/survey/K7QX/challenge/ answered with 503');
  });
});
