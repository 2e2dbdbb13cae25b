/** Work that is under way once per key, however many ask for it meanwhile. */
export interface SingleFlight {
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Whoever comes while the work is under way waits for it; whoever comes later starts anew. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();

  return {
    run<Result>(key: string, work: () => Promise<Result>) {
      const running = underWay.get(key);
      if (running) return running as Promise<Result>;
      const started = work().finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}
