import { lazy, useState, type ComponentType, type ReactNode } from 'react';

import { ChunkError, loadChunk, mayReload } from './chunkError';

/** Long enough for the failure to be shown before the page counts as not yet asked for. */
const forgetFailureMs = 1_000;

/** A page that is loaded when somebody goes there, or is about to. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode;
  /** Fetches the page's file ahead. Never fails: what goes wrong is for the visit to say. */
  preload: () => Promise<void>;
  /** Whether the page can be drawn at once. */
  isLoaded: () => boolean;
}

/** Makes a page of a file of its own; when it failed, it loads anew when they come back. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  // React remembers a failure for ever, so a page that failed gets another place to load into.
  let current = create();

  function create() {
    let file: Promise<ComponentType<Props>> | undefined;
    let loaded: ComponentType<Props> | undefined;

    // A failure ahead of the visit is kept for it: a stylesheet that was asked for once is not
    // asked for again, and the page would stand there without it.
    const fetchOnce = () =>
      (file ??= loadChunk(load).then((page) => {
        loaded = page;
        return page;
      }));

    const Awaited = lazy(async () => {
      try {
        return { default: await fetchOnce() };
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

    return { Awaited, fetchOnce, loaded: () => loaded };
  }

  function Page(props: Props) {
    const [Loaded] = useState(() => current.loaded() ?? current.Awaited);
    return <Loaded {...props} />;
  }

  return Object.assign(Page, {
    preload: () =>
      current.fetchOnce().then(
        () => undefined,
        // Nobody has asked for it yet; the visit meets the same failure and says so.
        () => undefined,
      ),
    isLoaded: () => current.loaded() !== undefined,
  });
}
