import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Answers that visitors sent, and the responses to them. */
export interface Sent {
  /** The receipt of each answer that was acknowledged, by its client's id. */
  receipts: Map<string, string>;
  /** Number of other responses and connection errors, by kind. */
  refusals: Map<string, number>;
  /** Milliseconds that each try took. */
  times: number[];
  /** Times of the acknowledgments, as `performance.now()`. */
  acknowledgedAt: number[];
}

interface Wishes {
  /** Current origin: it changes when a process restarts on another port. */
  origin: () => string | Promise<string>;
  slug: string;
  /** Number of answers. Omitted: until `isOver`. */
  total?: number;
  isOver?: () => boolean;
  phones?: number;
  /** Answers a second, all phones together. Left out: as many as they can. */
  rate?: number;
  onReceipt?: (sent: Sent) => void;
}

const retryMs = 25;

/** Why a request got no answer, in one word where there is one. */
export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const { code, name } = (cause ?? error) as { code?: string; name?: string };
  return code ?? name ?? String(error);
}

/** Sends an answer once. Answers its receipt; undefined where there is none. */
export async function sendAnswer(origin: string, slug: string, clientId: string, sent: Sent) {
  const startedAt = performance.now();
  const note = (kind: string) => sent.refusals.set(kind, (sent.refusals.get(kind) ?? 0) + 1);
  try {
    const response = await fetch(`${origin}/api/survey/${slug}/submit/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, scan_token: clientId, rating: 9 }),
    });
    const body = await response.text();
    if (response.ok) return (JSON.parse(body) as { receipt: string }).receipt;
    note(String(response.status));
  } catch (error) {
    note(reasonOf(error));
  } finally {
    sent.times.push(performance.now() - startedAt);
  }
  return undefined;
}

export const nothingSent = (): Sent => ({
  receipts: new Map(),
  refusals: new Map(),
  times: [],
  acknowledgedAt: [],
});

/**
 * Visitors who send answers as phones do: each under an id of its own, again and again until there
 * is a receipt.
 */
export async function sendAnswers(wishes: Wishes, sent: Sent = nothingSent()): Promise<Sent> {
  const { origin, slug, total = Infinity, isOver = () => false, phones = 16, rate } = wishes;
  let begun = 0;
  const startedAt = performance.now();

  /** Waits for its turn if a rate is set. */
  const beginNext = async () => {
    const mine = begun;
    begun += 1;
    if (rate !== undefined)
      await wait(Math.max(0, startedAt + (mine * 1_000) / rate - performance.now()));
  };
  const hasMore = () => begun < total && !isOver();
  const bePhone = async () => {
    while (hasMore()) {
      await beginNext();
      const clientId = randomUUID();
      let receipt: string | undefined;
      while (receipt === undefined) {
        receipt = await sendAnswer(await origin(), slug, clientId, sent);
        if (receipt === undefined) await wait(retryMs);
      }
      sent.receipts.set(clientId, receipt);
      sent.acknowledgedAt.push(performance.now());
      wishes.onReceipt?.(sent);
    }
  };
  await Promise.all(Array.from({ length: phones }, bePhone));
  return sent;
}
