import { formWords } from '@hearback/ui/forms';

import type { VisitorMode } from './VisitorPage';
import { sentencesByCode, visitorWords } from './words';

/** What the script says by itself, in the visitor's language, by name. */
export function scriptWords(
  language: string,
  mode: VisitorMode,
): Readonly<Record<string, string | undefined>> {
  const words = visitorWords(language);
  const { sending, savedTitle, closed, moment, gone, failed, taken, second } = words;
  // Neither a frame nor a kiosk is the visitor's to close.
  const saved = mode === 'page' ? `${words.saved} ${formWords(language).canClose}` : words.saved;
  const ofQueue = { savedTitle, saved, closed, moment };
  return { ...sentencesByCode(words), ...ofQueue, sending, gone, failed, taken, second };
}
