import { useSyncExternalStore } from 'react';

/** What words are written with here. */
export interface Letters {
  family: string;
  /** How large the reader wants them, where usual ones are 1. */
  scale: number;
}

const unknown: Letters = { family: '', scale: 1 };
let letters: Letters | undefined;

function read(): Letters {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    family: getComputedStyle(document.body).fontFamily,
    scale: Number.isFinite(size) ? size / 16 : 1,
  };
}

function listen(onArrival: () => void) {
  const readAnew = () => {
    letters = read();
    onArrival();
  };
  // There are none outside of a browser.
  const fonts = (document as { fonts?: FontFaceSet }).fonts;
  fonts?.addEventListener('loadingdone', readAnew);
  return () => fonts?.removeEventListener('loadingdone', readAnew);
}

/** The letters of the page. Another object when fonts have arrived: what was measured before is measured anew. */
export const useLetters = (): Letters =>
  useSyncExternalStore(
    listen,
    () => (letters ??= read()),
    () => unknown,
  );
