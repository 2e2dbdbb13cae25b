import { countDown } from './countDown';

interface Watched {
  /** Confirms that the visitor is present, with a countdown. */
  dialog: HTMLDialogElement;
  /** True if the form contains input that the next person must not see. */
  hasWords: () => boolean;
  /** Called when nobody responded to the countdown. */
  leave: () => void;
}

const quietFor = 60_000;
const warnFor = 10;

const signs = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Detects that the visitor has left. Any touch and any key resets the timer. */
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
    /** Stops watching: the visitor has sent an answer, or has not begun. */
    stop: () => {
      isWatching = false;
      stop();
    },
  };
}
