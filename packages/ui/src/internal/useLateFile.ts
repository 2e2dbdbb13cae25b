import { useEffect, useState } from 'react';

import type { lateFile } from './lateFile';

/** A part in a file of its own, which comes once the rest is drawn. Undefined until it is there. */
export function useLateFile<Part>(file: ReturnType<typeof lateFile<Part>>) {
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
