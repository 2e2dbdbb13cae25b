import { newUuid } from '../sendRequest';

/** A glance at another tab is shorter than this, and changes nothing. */
const graceMs = 10_000;

/** A stream as one tab sees it. */
export interface StreamListener<Answer> {
  /** The stream is open, for the first time or again: events until now may have been missed. */
  onOpen: () => void;
  onAnswer: (answer: Answer) => void;
}

type TabMessage<Answer> =
  /** A tab has subscribed and looks for the open stream. */
  | { kind: 'join' }
  /** A stream is open. Each has an id, so that a tab catches up with it once. */
  | { kind: 'open'; stream: string }
  | { kind: 'answer'; answer: Answer };

interface Shared<Answer> {
  /** Names the lock and the channel. Tabs of one name share a stream; undefined: this tab has its own. */
  name: string | undefined;
  /** Opens a stream of this tab. Answers how to close it. */
  open: (listener: StreamListener<Answer>) => () => void;
  listener: StreamListener<Answer>;
}

/** Listens in one tab until the answer is called: as the tab that holds the stream, or by the channel. */
function join<Answer>({ name, open, listener }: Shared<Answer>): () => void {
  const { locks } = navigator as { locks?: LockManager };
  const canShare = name !== undefined && locks && typeof BroadcastChannel !== 'undefined';
  const channel = canShare ? new BroadcastChannel(name) : undefined;
  const leaving = new AbortController();
  let own: string | undefined;
  let known: string | undefined;

  const hear = (message: TabMessage<Answer>) => {
    if (leaving.signal.aborted) return;
    if (message.kind === 'answer') listener.onAnswer(message.answer);
    else if (message.kind === 'open') {
      if (message.stream === known) return;
      known = message.stream;
      listener.onOpen();
    } else if (own !== undefined) channel?.postMessage({ kind: 'open', stream: own });
  };
  const tell = (message: TabMessage<Answer>) => {
    channel?.postMessage(message);
    hear(message);
  };

  /** Holds the stream, and with it the lock, until this tab leaves. */
  const lead = (): Promise<void> | undefined => {
    if (leaving.signal.aborted) return undefined;
    const close = open({
      onOpen: () => {
        own = newUuid();
        tell({ kind: 'open', stream: own });
      },
      onAnswer: (answer) => tell({ kind: 'answer', answer }),
    });
    return new Promise((release) => {
      leaving.signal.addEventListener('abort', () => {
        close();
        release();
      });
    });
  };

  if (channel && canShare) {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage<Answer>>) => hear(data));
    tell({ kind: 'join' });
    // Rejects when this tab leaves while it waits.
    locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  } else void lead();

  return () => {
    leaving.abort();
    channel?.close();
  };
}

/**
 * One stream for all tabs of a name. Browsers open six connections to a server over HTTP/1.1, all tabs
 * together, so one tab holds the stream, by a Web Lock, and passes its events on to the others by a
 * BroadcastChannel. When it leaves, the lock goes to the next tab, which opens a stream of its own, and
 * every tab catches up.
 *
 * A page that is hidden for long, frozen or kept in the back/forward cache holds neither stream nor
 * lock. Timers stand still there, so this happens as it goes. Answers how to stop listening.
 */
export function shareStream<Answer>(shared: Shared<Answer>): () => void {
  let leave: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sleep = () => {
    clearTimeout(timer);
    leave?.();
    leave = undefined;
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(sleep, graceMs);
    else leave ??= join(shared);
  };
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('pagehide', sleep, { signal });
  window.addEventListener('pageshow', follow, { signal });
  document.addEventListener('freeze', sleep, { signal });
  document.addEventListener('resume', follow, { signal });
  document.addEventListener('visibilitychange', follow, { signal });

  leave = join(shared);
  follow();
  return () => {
    over.abort();
    sleep();
  };
}
