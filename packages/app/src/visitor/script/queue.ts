/** Fetches a challenge for where an answer goes and works on it. Resolves to what the server wants to see. */
export type Prove = (action: string) => Promise<string>;

/** The result of sending an answer. */
export type Posted =
  /** Face: CSS for the heading of the thanks, where the page had no room for it. */
  | { outcome: 'sent'; receipt: string; face?: string | undefined }
  /** It cannot be taken as it is. Codes by field. */
  | { outcome: 'refused'; issues: Record<string, string>; notice?: string | undefined }
  /** Other content was stored under its id. Under a new one it is a second answer. */
  | { outcome: 'taken'; notice?: string | undefined; button?: string | undefined }
  /**
   * Nothing is wrong with it. Milliseconds to wait, where the server said so. Reached: there is a network,
   * and the server has trouble, has too much to do, or says in `notice` that the form is closed, which
   * may be undone: what is paused is opened again, and what is deleted is restored.
   */
  | { outcome: 'later'; wait: number; isReached: boolean; notice?: string | undefined };

/** A state change of a stored answer, for every page that shows it. */
export type AnswerUpdate = { client_id: string } & (Posted | { outcome: 'sending' });

/** An answer as it waits on the visitor's device. */
export interface SavedAnswer {
  /** Idempotency key: the server counts repeated sends once. */
  client_id: string;
  /** URL that the answer is posted to. */
  action: string;
  /** As a form posts it. */
  body: string;
  /** Milliseconds since 1970. */
  saved_at: number;
  /** Milliseconds since 1970: the server's earliest time for a retry. */
  not_before?: number;
  /** The only content left once it was sent, until the visitor has seen it. */
  receipt?: string;
  /** Another answer was stored under its id: the visitor decides if it is sent as a second one. */
  isTaken?: boolean;
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('hearback-answers', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('answers', { keyPath: 'client_id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** One step in the store. It is done when the device has it, not merely the browser. */
async function step<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction('answers', mode);
      const request = act(transaction.objectStore('answers'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

/** Keeps an answer on the device, in place of an earlier state of it. */
export const keepAnswer = (answer: SavedAnswer) => step('readwrite', (store) => store.put(answer));

/** Forgets an answer that needs no more sending. */
export const dropAnswer = (clientId: string) =>
  step('readwrite', (store) => store.delete(clientId));

/** All answers that wait on this device. */
export const keptAnswers = (): Promise<SavedAnswer[]> =>
  step('readonly', (store) => store.getAll());

/** Number of answers that wait on this device. */
export const countKept = (): Promise<number> => step('readonly', (store) => store.count());

/** The name that everything of the queue goes by: its database, lock, channel and sync event. */
export const queueName = 'hearback-answers';

/** Tells the other pages and the worker. Browsers without the channel show what they do themselves. */
export function broadcast(news: AnswerUpdate): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(queueName);
  channel.postMessage(news);
  channel.close();
}

/**
 * Runs one after another across tabs and the worker, as far as the browser can. Where it cannot, an
 * answer may be sent twice, which the server takes for one.
 */
export const inTurn = async <T>(mode: LockMode, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(queueName, { mode }, run) : run();

/** A response body of our own server, as opposed to a proxy's. */
interface Answered {
  receipt?: string;
  face?: string;
  /** A sentence for the visitor, and the label of the button that sends it then. */
  notice?: string;
  button?: string;
  code?: string | null;
  issues?: Record<string, string>;
}

/** A network that takes longer than this is none, and the same for a picture. */
const patience = 20_000;
const patienceWithPicture = 120_000;

/** Longer bodies cannot outlive their tab: that is the limit of browsers for all of a page together. */
const keepaliveMax = 60_000;

/** The longest delay in milliseconds that is accepted from the server. */
const longestWait = 3_600_000;

/**
 * Posts an answer once, and a second time if the server requires proof of work.
 * Only responses of our own server count, not those of a captive portal in between.
 */
export async function postAnswer(action: string, body: string, prove: Prove): Promise<Posted> {
  const post = (text: string) =>
    fetch(action, {
      method: 'POST',
      body: new URLSearchParams(text),
      headers: { accept: 'application/json' },
      // The request outlives its tab, save with a picture, which waits on the device.
      keepalive: text.length < keepaliveMax,
      // Older browsers wait as long as they like.
      signal:
        AbortSignal.timeout?.(text.length < keepaliveMax ? patience : patienceWithPicture) ?? null,
    });

  try {
    let response = await post(body);
    if (response.status === 428) {
      response = await post(`${body}&proof=${encodeURIComponent(await prove(action))}`);
    }
    const { status, headers } = response;
    const { receipt, face, code, issues, notice, button }: Answered = await response
      .json()
      .catch(() => ({}));
    if (receipt) return { outcome: 'sent', receipt, face };
    if (code === 'id_taken') return { outcome: 'taken', notice, button };
    // A proof may be late or spent, which is no fault of the answer.
    if ((status === 400 || status === 413) && (code || issues) && !issues?.proof) {
      return { outcome: 'refused', issues: issues ?? {}, notice };
    }
    return {
      outcome: 'later',
      wait: Math.min(Number(headers.get('retry-after')) * 1_000 || 0, longestWait),
      isReached: !!notice || /429|5[02]\d/.test(String(status)),
      notice,
    };
  } catch {
    // No connection, or one that broke off.
    return { outcome: 'later', wait: 0, isReached: false };
  }
}

/** Days an answer waits for a network. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;

const contact = ['name', 'email'];

/**
 * Posts a stored answer. The visitor may have left: if only name, email address or a picture are rejected, the rest
 * is sent without them. Where the form asks for no picture any more, the whole is too large.
 */
async function postKept(action: string, body: string, prove: Prove): Promise<Posted> {
  const posted = await postAnswer(action, body, prove);
  if (posted.outcome !== 'refused') return posted;
  const rest = new URLSearchParams(body);
  const pictures = [...rest].flatMap(([name, value]) => (value.startsWith('data:') ? name : []));
  const said = Object.keys(posted.issues);
  const refused = said.length ? said : pictures;
  if (!refused.length || refused.some((name) => ![...contact, ...pictures].includes(name))) {
    return posted;
  }
  for (const name of refused) rest.delete(name);
  return postAnswer(action, String(rest), prove);
}

/**
 * Sends what waits on this device, oldest first. Resolves to how long to wait before the next try:
 * undefined when nothing waits any more.
 */
export const flush = (
  prove: Prove,
  tell: (news: AnswerUpdate) => void,
): Promise<number | undefined> =>
  inTurn('exclusive', async () => {
    let next: number | undefined;
    const answers = await keptAnswers();
    answers.sort((a, b) => a.saved_at - b.saved_at);
    for (const answer of answers) {
      const { client_id, action, body, saved_at, not_before = 0, receipt, isTaken } = answer;
      // A kiosk does not report results: the visitor has left.
      const isKiosk = /\bchannel=kiosk\b/.test(body);
      if (Date.now() - saved_at > keptFor) {
        await dropAnswer(client_id);
        continue;
      }
      if (receipt) {
        tell({ client_id, outcome: 'sent', receipt });
        continue;
      }
      if (isTaken) {
        if (!isKiosk) tell({ client_id, outcome: 'taken' });
        continue;
      }
      const left = not_before - Date.now();
      // A longer wait means that the clock was set back, so it is ignored.
      const isTooSoon = left > 0 && left <= longestWait;
      if (isTooSoon || !navigator.onLine) {
        const wait = isTooSoon ? left : 0;
        next = Math.max(next ?? 0, wait);
        tell({ client_id, outcome: 'later', wait, isReached: isTooSoon });
        continue;
      }
      tell({ client_id, outcome: 'sending' });
      const posted = await postKept(action, body, prove);
      // A rejected answer stays too, since its form may change later, which is no reason to hurry.
      if (posted.outcome === 'later') {
        next = Math.max(next ?? 0, posted.wait);
        if (posted.wait) await keepAnswer({ ...answer, not_before: Date.now() + posted.wait });
      } else if (posted.outcome === 'sent') {
        if (isKiosk) await dropAnswer(client_id);
        else await keepAnswer({ client_id, action, body: '', saved_at, receipt: posted.receipt });
      }
      // Not sent under this id again; it stays until the visitor decides.
      else if (posted.outcome === 'taken') await keepAnswer({ ...answer, isTaken: true });
      tell({ client_id, ...posted });
    }
    return next;
  });
