import { useEffect, useState } from 'react';

/** A chunk that is loaded once. A load that failed is tried again by the next call. */
export interface LazyModule<Part> {
  /** Undefined until it has been loaded. */
  loaded: () => Part | undefined;
  load: () => Promise<Part>;
}

export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  let loaded: Part | undefined;
  let coming: Promise<Part> | undefined;

  return {
    loaded: () => loaded,
    load: () =>
      (coming ??= load().then(
        (part) => (loaded = part),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
}

/** Loads a chunk after the rest has rendered. Undefined until it is loaded. */
export function useLazyModule<Part>(file: LazyModule<Part>) {
  const [part, setPart] = useState(() => file.loaded());
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (part || hasFailed) return;
    let isGone = false;
    file.load().then(
      (loaded) => {
        if (!isGone) setPart(() => loaded);
      },
      // No connection, or a newer version is out and this file is gone.
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [file, part, hasFailed]);

  return { part, hasFailed, retry: () => setHasFailed(false) };
}
