import { useEffect, useState, type ComponentType } from 'react';

import { loadChunk } from './chunkError';

/**
 * What a screen can do without, of a file of its own: a picture beside words that say the same, or a
 * hint. Its place is kept by what stands around it, and stays empty when the file cannot be loaded.
 */
export function lateOrnament<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  const loadOnce = () =>
    (coming ??= loadChunk(load).catch((error: unknown) => {
      // Whoever is shown next asks again.
      coming = undefined;
      throw error;
    }));

  return function LateOrnament(props: Props) {
    const [Ornament, setOrnament] = useState(() => loaded);

    useEffect(() => {
      if (Ornament) return;
      let isGone = false;
      loadOnce().then(
        (ornament) => {
          loaded = ornament;
          if (!isGone) setOrnament(() => ornament);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [Ornament]);

    return Ornament ? <Ornament {...props} /> : null;
  };
}
