import { VerifyTokenOperation } from '../server/generated/operations/VerifyToken';
import { askServer, NoAnswer, ServerRefusal } from './askServer';
import type { Verification } from './startupCheck';

const waitsMs = [500, 1_000, 2_000];

/** Answers of a server that is starting, full, or behind something that is. */
const passing = new Set(['UPSTREAM_UNAVAILABLE', '502', '503', '504']);

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms + Math.random() * 100);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks the server about a token. Trouble that may pass gets three more tries. */
export async function verifyAccess(access: string, signal: AbortSignal): Promise<Verification> {
  let last: Verification = 'unanswered';

  for (const waitMs of [0, ...waitsMs]) {
    if (waitMs) await wait(waitMs, signal);
    if (signal.aborted) return 'unanswered';
    try {
      const input = { token: access };
      const { verifyToken } = await askServer(VerifyTokenOperation, { input }, { access, signal });
      return verifyToken.valid ? 'accepted' : 'refused';
    } catch (error) {
      last = verdictOf(error);
      const mayPass =
        error instanceof NoAnswer || (error instanceof ServerRefusal && passing.has(error.code));
      if (!mayPass || last === 'refused' || !navigator.onLine) return last;
    }
  }
  return last;
}

function verdictOf(error: unknown): Verification {
  if (error instanceof NoAnswer) return 'unanswered';
  const code = error instanceof ServerRefusal ? error.code : '';
  return code === 'UNAUTHENTICATED' || code === '401' ? 'refused' : 'failed';
}
