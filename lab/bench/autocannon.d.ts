/** The part of autocannon that benchmarks and tests of load use; the package brings no types. */
declare module 'autocannon' {
  interface Asked {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Load {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests a second, all connections together. Left out: as many as there can be. */
    overallRate?: number;
    /** Seconds until a request counts as failed. */
    timeout?: number;
    /** Requests that are sent in turn; each one is built just before it is sent. */
    requests?: (Asked & { setupRequest: (asked: Asked) => Asked })[];
    /** Worker threads that send. Omitted: the one that measures. */
    workers?: number;
    warmup?: { connections: number; duration: number };
  }

  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds; at a fixed rate, from the time at which a request was due. */
    latency: { p50: number; p99: number; max: number };
    statusCodeStats: Record<string, { count: number }>;
    non2xx: number;
    errors: number;
    timeouts: number;
  }

  export default function autocannon(load: Load): Promise<Result>;
}
