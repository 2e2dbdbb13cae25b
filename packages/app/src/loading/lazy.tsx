import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

import { lazyModule, useLazyModule } from '@hearback/ui';

import { messages } from '../shell/snackbar/messages';
import { showSnackbar } from '../shell/snackbar/snackbar';
import { ChunkError, loadChunk, mayReload } from './chunkError';

const showLoadError = () =>
  showSnackbar('error', navigator.onLine ? messages.serverIssue : messages.offline);

/** Does what lies in a file of its own. When that cannot be loaded, it is said, and nothing is done. */
export async function withChunk<Chunk>(
  load: () => Promise<Chunk>,
  act: (chunk: Chunk) => Promise<void> | void,
): Promise<void> {
  let chunk: Chunk;
  try {
    chunk = await loadChunk(load);
  } catch {
    showLoadError();
    return;
  }
  await act(chunk);
}

/** Delay after which a failed page may load again; the failure is shown before. */
const forgetFailureMs = 1_000;

/** A page that is loaded on navigation, or shortly before. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode;
  /** Preloads the page's chunk. Never rejects: the navigation reports the error. */
  preload: () => Promise<void>;
  /** True if the page can be rendered without loading anything. */
  isLoaded: () => boolean;
}

/** Creates a page in a chunk of its own. After a failure it loads again on the next visit. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  // React remembers a failure for ever, so a page that failed gets another place to load into.
  let current = create();

  function create() {
    let file: Promise<ComponentType<Props>> | undefined;
    let loaded: ComponentType<Props> | undefined;

    // A failed preload is kept for the visit: a stylesheet that was requested once is not requested
    // again, and the page would be rendered without it.
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
        // Ignored here; the visit gets the same error and shows it.
        () => undefined,
      ),
    isLoaded: () => current.loaded() !== undefined,
  });
}

/**
 * A dialog in a chunk of its own, loaded when it is opened for the first time. If loading
 * fails, that is shown, and the screen behind it stays as it is: the next press tries again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const file = lazyModule(() => loadChunk(load));

  return function LazyDialog(props: Props) {
    const { part: Dialog, hasFailed } = useLazyModule(file);
    const { onClose } = props;

    useEffect(() => {
      if (!hasFailed) return;
      showLoadError();
      onClose();
    }, [hasFailed, onClose]);

    return Dialog ? <Dialog {...props} /> : null;
  };
}

/**
 * Lazily loads an optional part of a screen: a picture beside words that say the same, or a hint. The
 * parent reserves its space, or `Meanwhile` stands there; it stays empty if the chunk cannot be loaded.
 */
export function lazyDecoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const file = lazyModule(() => loadChunk(load));

  return function LazyDecoration(props: Props) {
    const { part: Decoration, hasFailed } = useLazyModule(file);
    if (Decoration) return <Decoration {...props} />;
    return Meanwhile && !hasFailed ? <Meanwhile {...props} /> : null;
  };
}
