import { lazy, type ComponentType } from 'react';

import { ChunkError, loadChunk, mayReload } from './chunkError';

/** A page that is loaded when somebody goes there. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await loadChunk(load) };
    } catch (error) {
      if (error instanceof ChunkError && navigator.onLine && mayReload(sessionStorage)) {
        window.location.reload();
        // The page is about to go; nothing may be shown in between.
        return new Promise<never>(() => {});
      }
      throw error;
    }
  });
}
