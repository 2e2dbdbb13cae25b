import { countCharacters } from './countCharacters';
import { listenToDigits } from './digitKeys';
import { syncLater } from './syncLater';

/**
 * Progressive enhancements loaded when a visitor begins to answer, by the event that showed it. The form
 * works without them.
 */
export function answering(form: HTMLFormElement, event: Event) {
  listenToDigits(form, event);
  countCharacters(form);
  return { askForSync: syncLater() };
}
