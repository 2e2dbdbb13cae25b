import { countCharacters } from './countCharacters';
import { listenToDigits } from './digitKeys';
import { syncLater } from './syncLater';

/**
 * What a page gets once somebody begins to answer, by the event that told so: all that is of use to them
 * alone and works without it, too.
 */
export function answering(form: HTMLFormElement, event: Event) {
  listenToDigits(form, event);
  countCharacters(form);
  return { askForSync: syncLater() };
}
