import { forgetRecentThings } from '../shell/recents/recentThings';
import { onSessionChange, readSession } from '../session/sessionState';
import { forgetKeptData } from './keptData';

/** Leaves nothing of what was kept where nobody is logged in, so that the next person sees none of it. */
export function forgetWithSession(): () => void {
  const look = () => {
    const { checkedAuth, isLoggedIn } = readSession();
    if (!checkedAuth || isLoggedIn) return;
    forgetRecentThings();
    // A browser that refuses its store has kept nothing in it.
    forgetKeptData().catch(() => undefined);
  };
  look();
  return onSessionChange(look);
}
