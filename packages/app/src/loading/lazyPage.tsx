import { lazy, useState, type ComponentType } from 'react';

import { ChunkError, loadChunk, mayReload } from './chunkError';

/** Long enough for the failure to be shown before the page counts as not yet asked for. */
const forgetFailureMs = 1_000;

/** A page that is loaded when somebody goes there; when it failed, anew when they come back. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  // React remembers a failure for ever, so a page that failed gets another place to load into.
  let current = create();

  function create() {
    return lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        if (error instanceof ChunkError && navigator.onLine && mayReload(sessionStorage)) {
          window.location.reload();
          // The page is about to go; nothing may be shown in between.
          return new Promise<never>(() => {});
        }
        setTimeout(() => {
          current = create();
        }, forgetFailureMs);
        throw error;
      }
    });
  }

  return function Page() {
    const [Loaded] = useState(() => current);
    return <Loaded />;
  };
}
