interface Watched {
  /** Says that the form is closed for now. */
  dialog: HTMLDialogElement;
  /** Called when the form is paused: visitors cannot use it, and the idle timer can stop. */
  onPaused: () => void;
  /** Called when the form is open again. */
  onOpen: () => void;
}

/** Polling interval in milliseconds for whether the form is paused. */
const lookEvery = 30_000;

/** Resolves to true if the form at a URL is paused; undefined if that is unknown. */
async function readIsPaused(address: string): Promise<boolean | undefined> {
  try {
    const response = await fetch(address);
    const html = response.ok ? await response.text() : '';
    if (html.includes('data-kiosk-corner')) return false;
    // The page of the product for a kiosk, and no kiosk on it. Another page says nothing.
    return html.includes('data-mode="kiosk"') ? true : undefined;
  } catch {
    return undefined;
  }
}

/** Covers the form while its code is paused, and takes the cover away by itself. */
export function watchPaused({ dialog, onPaused, onOpen }: Watched) {
  let isPaused = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = async () => {
    const now = await readIsPaused(location.href);
    if (timer === undefined || now === undefined || now === isPaused) return;
    isPaused = now;
    if (isPaused) {
      onPaused();
      dialog.showModal();
    } else {
      dialog.close();
      onOpen();
    }
  };

  // Escape opens nothing that is closed.
  dialog.addEventListener('close', () => {
    if (isPaused) dialog.showModal();
  });

  return {
    look: () => void look(),
    start: () => {
      timer ??= setInterval(() => void look(), lookEvery);
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
      isPaused = false;
      dialog.close();
    },
  };
}
