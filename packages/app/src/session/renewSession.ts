import { RefreshTokenOperation } from '../server/generated/operations/RefreshToken';
import { sendRequest, NoAnswer, ServerRefusal } from '../server/sendRequest';
import {
  isTokenFresh,
  sessionIdOf,
  notifyTabs,
  readRefresh,
  readSharedAccess,
  storeAccess,
  storeRefresh,
} from './session';

/** `failed`: the server has an error. `unanswered`: it is unreachable. Neither ends a session. */
export type Renewal = 'renewed' | 'refused' | 'failed' | 'unanswered';

const timeoutMs = 10_000;

let running: Promise<Renewal> | undefined;

/**
 * Renews an access token that the server rejects. Concurrent calls, also in other tabs, send one
 * request.
 */
export function renewSession(staleAccess: string | null): Promise<Renewal> {
  running ??= inTurn(() => renew(staleAccess)).finally(() => {
    running = undefined;
  });
  return running;
}

/** One tab at a time. Pages without Web Locks (plain http) rely on the server's own grace. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('jwt-refresh', work) : work();
}

async function renew(staleAccess: string | null): Promise<Renewal> {
  if (adoptFromOtherTab(staleAccess)) return 'renewed';

  const refresh = readRefresh();
  if (!refresh) return 'refused';

  try {
    const { refreshToken } = await sendRequest(
      RefreshTokenOperation,
      { input: { refresh } },
      // Renewing with a token that was just exchanged returns the same new one.
      {
        access: staleAccess ?? undefined,
        signal: AbortSignal.timeout(timeoutMs),
        mayRepeat: true,
      },
    );
    const { tokens } = refreshToken;
    if (!tokens) return 'refused';
    // A logout, or a login, while we waited: the answer belongs to a session that is gone.
    if (readRefresh() !== refresh) return readRefresh() ? 'renewed' : 'refused';

    storeAccess(tokens.access);
    if (tokens.refresh) {
      storeRefresh(tokens.refresh);
      notifyTabs({ kind: 'rotated', from: refresh, to: tokens.refresh });
    }
    return 'renewed';
  } catch (error) {
    if (error instanceof NoAnswer) return 'unanswered';
    const code = error instanceof ServerRefusal ? error.code : '';
    return code === 'UNAUTHENTICATED' || code === '401' ? 'refused' : 'failed';
  }
}

/** Another tab of this session was quicker, and left its new token where we find it. */
function adoptFromOtherTab(staleAccess: string | null): boolean {
  const shared = readSharedAccess();
  if (!staleAccess || !shared || shared === staleAccess) return false;
  if (sessionIdOf(shared) !== sessionIdOf(staleAccess) || !isTokenFresh(shared)) return false;
  storeAccess(shared);
  return true;
}
