import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { DeliveryFate } from '../webhook/deliverMessage.ts';

/** From a page out of memory to the longest that anybody waits. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Which of the product's two servers was asked. */
type Service = 'gateway' | 'api';

/** A request that was answered. The route is a pattern such as `/api/company/:id/`, never an address. */
interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
}

/** Notes that a request began, and hands out how to note its end. */
export type MeasureRequest = () => (answered: AnsweredRequest) => void;

/** A GraphQL operation that ended. The name is one that the product knows. */
interface EndedOperation {
  operation: string;
  kind: 'query' | 'mutation' | 'subscription';
  outcome: 'ok' | 'refused' | 'failed';
  seconds: number;
}

/** A job that ended. One that failed is tried again. */
interface EndedJob {
  job: string;
  outcome: 'ok' | 'failed';
  seconds: number;
}

/** An attempt to deliver a webhook message that ended: `failed` is a fault of ours. */
interface EndedDelivery {
  outcome: DeliveryFate | 'failed';
  seconds: number;
}

/** The metrics of this process, and the page of them that Prometheus reads. */
export interface Metrics {
  registry: Registry;
  requests: (service: Service) => MeasureRequest;
  operation: (ended: EndedOperation) => void;
  job: (ended: EndedJob) => void;
  delivery: (ended: EndedDelivery) => void;
}

/** Begins to measure. Every label has a bounded number of values, whatever strangers ask. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'hearback_http_request_seconds',
    help: 'Requests by route, and how long they took until their answer began',
    labelNames: ['service', 'method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'hearback_http_requests_under_way',
    help: 'Requests whose answer has not begun',
    labelNames: ['service'],
    registers: [registry],
  });
  const operations = new Histogram({
    name: 'hearback_graph_operation_seconds',
    help: 'Operations of the graph by name, and how long they took',
    labelNames: ['operation', 'kind', 'outcome'],
    buckets,
    registers: [registry],
  });

  const jobs = new Histogram({
    name: 'hearback_job_seconds',
    help: 'Jobs that were done by this process, and how long they took',
    labelNames: ['job', 'outcome'],
    buckets,
    registers: [registry],
  });

  const deliveries = new Histogram({
    name: 'hearback_webhook_delivery_seconds',
    help: 'Messages that this process tried to bring to webhooks, and how long that took',
    labelNames: ['outcome'],
    buckets,
    registers: [registry],
  });

  return {
    registry,
    requests: (service) => () => {
      const startedAt = performance.now();
      underWay.inc({ service });
      return ({ method, route, status }) => {
        underWay.dec({ service });
        const known = methods.includes(method) ? method : 'other';
        requests.observe(
          { service, method: known, route, status },
          (performance.now() - startedAt) / 1_000,
        );
      };
    },
    operation: ({ seconds, ...labels }) => operations.observe(labels, seconds),
    job: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
    delivery: ({ seconds, ...labels }) => deliveries.observe(labels, seconds),
  };
}
