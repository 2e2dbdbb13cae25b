interface Options<Value> {
  maxBytes: number;
  /** About how much memory a value takes. */
  bytesOf: (value: Value) => number;
}

/** What was used lately, by key, in so much memory and no more. */
export interface RecentlyUsed<Value> {
  get: (key: string) => Value | undefined;
  /** Keeps a value; what was not used for longest goes. A value larger than all there is is not kept. */
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  readonly bytes: number;
  readonly size: number;
}

/** Remembers within bounds, so that no crowd of callers can fill the memory. */
export function createRecentlyUsed<Value>({
  maxBytes,
  bytesOf,
}: Options<Value>): RecentlyUsed<Value> {
  // A map keeps the order of insertion: whatever is used goes to its end again.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },

    set: (key, value) => {
      remove(key);
      const size = bytesOf(value);
      if (size > maxBytes) return;
      kept.set(key, { value, bytes: size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    delete: remove,

    get bytes() {
      return bytes;
    },

    get size() {
      return kept.size;
    },
  };
}
