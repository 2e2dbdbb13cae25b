import { formWords } from '@hearback/ui/forms';

import type { VisitorMode } from './VisitorPage';
import { sentencesByCode, visitorWords } from './words';

/** Returns the texts of the page's script in the visitor's language, by name. */
export function scriptWords(
  language: string,
  mode: VisitorMode,
): Readonly<Record<string, string | undefined>> {
  const words = visitorWords(language);
  const { sending, savedTitle, moment, busy, failed } = words;
  // Neither a frame nor a kiosk is the visitor's to close, and a kiosk stays open by itself.
  const saved = mode === 'page' ? `${words.saved} ${formWords(language).canClose}` : words.saved;
  const keep = mode === 'kiosk' ? words.saved : words.keep;
  const later = mode === 'kiosk' ? words.tryAgain : `${words.tryAgain} ${words.keepForLater}`;
  return {
    ...sentencesByCode(words),
    sending,
    savedTitle,
    saved,
    keep,
    later,
    moment,
    busy,
    failed,
  };
}
