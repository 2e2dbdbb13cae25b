/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  interface Load {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Threads of their own that ask. Left out: the one that measures. */
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
