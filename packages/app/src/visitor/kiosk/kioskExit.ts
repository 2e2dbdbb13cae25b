import { countDown } from './countDown';
import type { createPin } from './pin';

interface KioskExit {
  corner: HTMLElement;
  dialog: HTMLDialogElement;
  pin: ReturnType<typeof createPin>;
  leave: () => void;
}

/** The way out: a button in the corner, and the owner's PIN. */
export function guardKioskExit({ corner, dialog, pin, leave }: KioskExit): void {
  const input = dialog.querySelector('input');
  const wrong = dialog.querySelector<HTMLElement>('[data-kiosk-wrong]');
  const wait = dialog.querySelector<HTMLElement>('[data-kiosk-wait]');
  const button = dialog.querySelector('button');
  if (!input || !wrong || !wait || !button) return;
  let stopCounting: (() => void) | undefined;

  const showWait = () => {
    stopCounting?.();
    const left = pin.wait();
    wait.hidden = left === 0;
    input.disabled = left > 0;
    button.disabled = left > 0;
    if (left > 0) stopCounting = countDown(wait, left / 1_000, showWait);
  };

  const open = () => {
    wrong.hidden = true;
    dialog.showModal();
    showWait();
  };

  corner.addEventListener('click', open);
  dialog.querySelector('[data-kiosk-back]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    input.value = '';
    stopCounting?.();
  });

  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = input.value;
    input.value = '';
    if (pin.wait() > 0) return;
    // Malformed input does not count as an attempt.
    if (!/^\d{4,8}$/.test(typed)) {
      wrong.hidden = false;
      input.focus();
      return;
    }
    void pin.check(typed).then((isRight) => {
      wrong.hidden = isRight || pin.wait() > 0;
      showWait();
      if (!isRight) return input.focus();
      dialog.close();
      leave();
    });
  });
}
