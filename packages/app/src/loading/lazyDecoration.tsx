import { useEffect, useState, type ComponentType } from 'react';

import { loadChunk } from './chunkError';

/**
 * Lazily loads an optional part of a screen: a picture beside words that say the same, or a hint. The
 * parent reserves its space, which stays empty if the chunk cannot be loaded.
 */
export function lazyDecoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  const loadOnce = () =>
    (coming ??= loadChunk(load).catch((error: unknown) => {
      // The next one to be mounted tries again.
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
