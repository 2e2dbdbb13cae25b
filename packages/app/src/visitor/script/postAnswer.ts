/** Fetches a challenge for where an answer goes and works on it. Resolves to what the server wants to see. */
export type Prove = (action: string) => Promise<string>;

/** Lazily loads the solver when the server requires proof of work, which is rare. */
export const proveOnPage: Prove = async (action) => {
  const address = '/visitor-proof.js';
  const solver = (await import(/* @vite-ignore */ address)) as { prove: Prove };
  return solver.prove(action);
};

/** The result of sending an answer. */
export type Posted =
  | { outcome: 'sent'; receipt: string }
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

/** A response body of our own server, as opposed to a proxy's. */
interface Answered {
  receipt?: string;
  /** A sentence for the visitor, and the label of the button that sends it then. */
  notice?: string;
  button?: string;
  code?: string | null;
  issues?: Record<string, string>;
}

/** A network that takes longer than this is none. */
const patience = 20_000;

/** The longest delay in milliseconds that is accepted from the server. */
export const longestWait = 3_600_000;

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
      // The request outlives its tab: the longest body is within the browsers' `keepalive` limit.
      keepalive: true,
      // Older browsers wait as long as they like.
      signal: AbortSignal.timeout?.(patience) ?? null,
    });

  try {
    let response = await post(body);
    if (response.status === 428) {
      response = await post(`${body}&proof=${encodeURIComponent(await prove(action))}`);
    }
    const { status, headers } = response;
    const { receipt, code, issues, notice, button }: Answered = await response
      .json()
      .catch(() => ({}));
    if (receipt) return { outcome: 'sent', receipt };
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
