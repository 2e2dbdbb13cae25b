import type { Logger } from 'pino';

import { createPoller } from '../tools/concurrency.ts';
import type { DeliverTools } from './deliverMessage.ts';
import { followDelivery, type Watchers } from './followDelivery.ts';
import { webhookDeliveriesSql } from './webhookDeliveries.sql.ts';

interface Pace {
  /** Messages under way at once, of all accounts. */
  most?: number;
  mostPerWebhook?: number;
  /** The interval of the checks for messages that are due. */
  everyMs?: number;
  /** The time in which open attempts may end when the process ends. */
  graceMs?: number;
}

/** Longer than a try may take. Whoever took a message and is gone has it no more. */
const leaseMs = 30_000;

/** Sends what waits for webhooks, a few messages at a time, in each process that is there. */
export function createWebhookSender(
  tools: DeliverTools & Watchers & { logger: Logger },
  { most = 32, mostPerWebhook = 8, everyMs = 2_000, graceMs = 2_000 }: Pace = {},
) {
  const { db, logger, now } = tools;
  const underWay = new Map<Promise<void>, string>();
  const leaving = new AbortController();
  const poller = createPoller({
    soonMs: 100,
    everyMs,
    onFailure: (error) => logger.error({ err: error }, 'No webhook is told of anything'),
  });

  const countOf = (webhookId: string): number =>
    [...underWay.values()].filter((each) => each === webhookId).length;

  /** Begins to send what is due, as far as there are hands for it. Answers how much that was. */
  const begin = async (): Promise<number> => {
    const free = most - underWay.size;
    if (free <= 0) return 0;
    const busy = [...new Set(underWay.values())].filter((id) => countOf(id) >= mostPerWebhook);
    const until = new Date(now().getTime() + leaseMs);
    const taken = await webhookDeliveriesSql.claim(db, {
      now: now(),
      until,
      most: free,
      mostPerWebhook,
      busy,
    });
    for (const delivery of taken) {
      const sending = followDelivery(tools, delivery, leaving.signal).finally(() => {
        underWay.delete(sending);
        poller.ask();
      });
      underWay.set(sending, delivery.webhook_id);
    }
    return taken.length;
  };

  const rest = async () => {
    await Promise.all(underWay.keys());
  };

  return {
    /** Sends from now on. */
    start: () => {
      poller.begin(async () => {
        await begin();
      });
    },

    /** Sends what is due now, until nothing is. */
    async sendAll(): Promise<void> {
      while ((await begin()) > 0 || underWay.size > 0) await rest();
    },

    /** Takes nothing more, and lets go of what does not end soon: it is sent again by others. */
    async end(): Promise<void> {
      await poller.end();
      const late = setTimeout(() => leaving.abort(), graceMs);
      await rest();
      clearTimeout(late);
    },
  };
}
