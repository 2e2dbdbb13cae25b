/** The part of autocannon that benchmarks use; the package brings no types. */
declare module 'autocannon' {
  interface Load {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Worker threads that send. Omitted: the one that measures. */
    workers?: number;
    warmup?: { connections: number; duration: number };
  }

  interface Result {
    requests: { average: number; total: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(load: Load): Promise<Result>;
}
