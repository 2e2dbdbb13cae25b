import { countDown } from './countDown';

interface Watched {
  /** Asks whether somebody is there, and counts down. */
  dialog: HTMLDialogElement;
  /** Whether something is on the form that the next person must not see. */
  hasWords: () => boolean;
  /** Nobody is there. */
  leave: () => void;
}

const quietFor = 60_000;
const warnFor = 10;

const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Notices when whoever stood there has gone. Any touch and any key says that they have not. */
export function watchIdle({ dialog, hasWords, leave }: Watched) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopCounting: (() => void) | undefined;

  const stop = () => {
    clearTimeout(timer);
    stopCounting?.();
    stopCounting = undefined;
    dialog.close();
  };

  const start = () => {
    stop();
    timer = setTimeout(warn, quietFor);
  };

  const warn = () => {
    if (!hasWords()) {
      leave();
      start();
      return;
    }
    dialog.showModal();
    stopCounting = countDown(dialog, warnFor, () => {
      stop();
      leave();
      start();
    });
  };

  let isWatching = false;
  for (const sign of signs) {
    document.addEventListener(sign, () => isWatching && start(), { capture: true, passive: true });
  }

  return {
    start: () => {
      isWatching = true;
      start();
    },
    /** Nobody can have gone who has sent an answer, or has not begun. */
    stop: () => {
      isWatching = false;
      stop();
    },
  };
}
