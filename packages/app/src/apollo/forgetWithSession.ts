import { forgetRecentThings } from '../recents/recentThings';
import { onSessionChange, readSession } from '../session/sessionState';
import { forgetKeptData } from './keptData';

/** Leaves nothing of what was kept where nobody is logged in, so that the next person sees none of it. */
export function forgetWithSession(): () => void {
  const look = () => {
    const { checkedAuth, isLoggedIn } = readSession();
    if (!checkedAuth || isLoggedIn) return;
    forgetRecentThings();
    void forgetKeptData();
  };
  look();
  return onSessionChange(look);
}
