/** Runs concurrent work once per key and shares the result. */
export interface SingleFlight {
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Calls during the work wait for it; later calls start it again. */
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
