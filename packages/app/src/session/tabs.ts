/** A message to the other tabs of the same browser. */
export type TabMessage =
  /** A session was ended here; every tab of it leaves. */
  | { kind: 'ended'; sessionId: string }
  /** A refresh token was used up. A duplicated tab holds a copy and needs the next one. */
  | { kind: 'rotated'; from: string; to: string };

const name = 'hearback-session';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(name);
  return channel;
}

export function notifyTabs(news: TabMessage) {
  open()?.postMessage(news);
}

export function onTabNews(listener: (news: TabMessage) => void) {
  open()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}
