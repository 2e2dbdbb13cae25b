import { RefreshTokenOperation } from '../server/generated/operations/RefreshToken';
import { askServer, NoAnswer, ServerRefusal } from './askServer';
import { isFresh, sessionIdOf } from './readToken';
import { tellTabs } from './tabs';
import { readRefresh, readSharedAccess, storeAccess, storeRefresh } from './tokenStorage';

/** `failed`: the server is in trouble. `unanswered`: nobody is there. Neither ends a session. */
export type Renewal = 'renewed' | 'refused' | 'failed' | 'unanswered';

const timeoutMs = 10_000;

let running: Promise<Renewal> | undefined;

/**
 * Gets a new access token for one the server no longer takes. However many ask at once, in
 * however many tabs, the server is asked once.
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
    const { refreshToken } = await askServer(
      RefreshTokenOperation,
      { input: { refresh } },
      // A token that was exchanged a moment ago gives the same one again.
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
      tellTabs({ kind: 'rotated', from: refresh, to: tokens.refresh });
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
  if (sessionIdOf(shared) !== sessionIdOf(staleAccess) || !isFresh(shared)) return false;
  storeAccess(shared);
  return true;
}
