import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The proof of a challenge. Null when there is none. */
async function prove(text: string): Promise<string | null> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

/** Solves one challenge off the main thread. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  prove(data).then(
    (proof) => postMessage(proof),
    () => postMessage(null),
  );
});
