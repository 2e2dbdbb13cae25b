import type { Logger } from 'pino';

import type { Metrics } from '../metrics/createMetrics.ts';
import { type DueDelivery, webhookDeliveriesSql } from './webhookDeliveries.sql.ts';
import { currentWork, type SpanTracer } from '../tracing/currentWork.ts';
import { deliverMessage, type DeliverTools } from './deliverMessage.ts';

/** The observers of deliveries: traces and metrics. */
export interface Watchers {
  tracer?: SpanTracer | undefined;
  metrics?: Pick<Metrics, 'delivery'> | undefined;
}

type Tools = DeliverTools & Watchers & { logger: Logger };

/** A message that no request asked for is found by its own id: that of a trace, too. */
const beginSpan = ({ tracer }: Tools, { id, event, tries, ...asked }: DueDelivery) => {
  const requestId = asked.request_id ?? id;
  const traceparent = asked.traceparent ?? undefined;
  const facts = { 'hearback.webhook_id': id, 'hearback.try': tries + 1 };
  const name = `webhook ${event}`;
  return {
    requestId,
    span: tracer?.begin(name, { kind: 'consumer', requestId, traceparent, facts }),
  };
};

/** Sends a message once, as a step of what asked for it. One that is broken off is sent by others. */
export async function followDelivery(
  tools: Tools,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { db, metrics, now } = tools;
  const { requestId, span } = beginSpan(tools, delivery);
  const startedAt = performance.now();
  const end = (outcome: Parameters<Metrics['delivery']>[0]['outcome']) => {
    span?.end({ facts: { 'hearback.outcome': outcome }, failed: outcome === 'failed' });
    metrics?.delivery({ outcome, seconds: (performance.now() - startedAt) / 1_000 });
  };
  try {
    end(await currentWork.run({ requestId, span }, () => deliverMessage(tools, delivery, signal)));
  } catch (error) {
    if (signal.aborted) {
      span?.end();
      await webhookDeliveriesSql.release(db, delivery, now());
      return;
    }
    end('failed');
    tools.logger.error(
      { err: error, request_id: requestId, delivery_id: delivery.id },
      'A webhook was not told',
    );
  }
}
