import { countCharacters } from './countCharacters';
import { syncLater } from './syncLater';

/** 1 to 9 are themselves, 0 is ten. Not while someone types words. The first key is pressed already. */
function listenToDigits(form: HTMLFormElement, first: Event): void {
  const choose = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !/^\d$/.test(key)) return;
    if (target instanceof HTMLElement && target.matches('textarea,input:not([type=radio])')) return;
    const rating = key === '0' ? '10' : key;
    const star = form.querySelector<HTMLInputElement>(`[name=rating][value="${rating}"]`);
    star?.click();
    star?.focus();
  };
  document.addEventListener('keydown', choose);
  choose(first);
}

/**
 * Progressive enhancements loaded when a visitor begins to answer, by the event that showed it. The form
 * works without them.
 */
export function answering(form: HTMLFormElement, event: Event) {
  listenToDigits(form, event);
  countCharacters(form);
  return { askForSync: syncLater() };
}
