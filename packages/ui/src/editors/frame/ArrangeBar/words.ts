import type { WordsByLanguage } from '../../../internal/useWords';
import type { Edge } from '../geometry/align';

interface ArrangeWords {
  arrange: string;
  alignTogether: Record<Edge, string>;
  alignOnSheet: Record<Edge, string>;
  distribute: Record<'x' | 'y', string>;
  order: Record<'front' | 'forward' | 'backward' | 'back', string>;
  group: string;
  ungroup: string;
  lock: string;
  unlock: string;
  lockOne: (name: string) => string;
  unlockOne: (name: string) => string;
  takeOutOfGroup: (name: string) => string;
  copied: (count: number) => string;
  cut: (count: number) => string;
  chosen: (count: number) => string;
  nothingToPaste: string;
  clipboardClosed: string;
}

const count = (n: number) => (n === 1 ? 'One element' : `${n} elements`);

/** Texts of the arrange bar. */
export const arrangeWords: WordsByLanguage<ArrangeWords> = {
  en: {
    arrange: 'Arrange',
    alignTogether: {
      left: 'Align left edges',
      center: 'Align centers',
      right: 'Align right edges',
      top: 'Align upper edges',
      middle: 'Align middles',
      bottom: 'Align lower edges',
    },
    alignOnSheet: {
      left: 'To the left edge of the sheet',
      center: 'To the center of the sheet',
      right: 'To the right edge of the sheet',
      top: 'To the upper edge of the sheet',
      middle: 'To the middle of the sheet',
      bottom: 'To the lower edge of the sheet',
    },
    distribute: { x: 'Equal distances across', y: 'Equal distances down' },
    order: {
      front: 'Bring to the front',
      forward: 'Bring forward',
      backward: 'Send backward',
      back: 'Send to the back',
    },
    group: 'Group',
    ungroup: 'Ungroup',
    lock: 'Lock',
    unlock: 'Unlock',
    lockOne: (name) => `Lock ${name}`,
    unlockOne: (name) => `Unlock ${name}`,
    takeOutOfGroup: (name) => `Take ${name} out of its group`,
    copied: (n) => `${count(n)} copied`,
    cut: (n) => `${count(n)} cut`,
    chosen: (n) => `${count(n)} chosen`,
    clipboardClosed: 'Your browser keeps the clipboard closed. Allow it, or use the keys.',
    nothingToPaste:
      'What you copied is not part of a frame. Copy elements of a frame, or a picture.',
  },
  pl: {
    arrange: 'Układ',
    alignTogether: {
      left: 'Wyrównaj lewe krawędzie',
      center: 'Wyrównaj środki w poziomie',
      right: 'Wyrównaj prawe krawędzie',
      top: 'Wyrównaj górne krawędzie',
      middle: 'Wyrównaj środki w pionie',
      bottom: 'Wyrównaj dolne krawędzie',
    },
    alignOnSheet: {
      left: 'Do lewej krawędzi arkusza',
      center: 'Na środek arkusza w poziomie',
      right: 'Do prawej krawędzi arkusza',
      top: 'Do górnej krawędzi arkusza',
      middle: 'Na środek arkusza w pionie',
      bottom: 'Do dolnej krawędzi arkusza',
    },
    distribute: { x: 'Równe odstępy w poziomie', y: 'Równe odstępy w pionie' },
    order: {
      front: 'Przesuń na wierzch',
      forward: 'Przesuń wyżej',
      backward: 'Przesuń niżej',
      back: 'Przesuń na spód',
    },
    group: 'Grupuj',
    ungroup: 'Rozgrupuj',
    lock: 'Zablokuj',
    unlock: 'Odblokuj',
    lockOne: (name) => `Zablokuj: ${name}`,
    unlockOne: (name) => `Odblokuj: ${name}`,
    takeOutOfGroup: (name) => `Wyjmij z grupy: ${name}`,
    copied: (n) => `Skopiowano elementy: ${n}`,
    cut: (n) => `Wycięto elementy: ${n}`,
    chosen: (n) => `Wybrano elementy: ${n}`,
    clipboardClosed: 'Przeglądarka nie otwiera schowka. Zezwól na to albo użyj klawiszy.',
    nothingToPaste: 'To, co skopiowano, nie jest częścią ramki. Skopiuj elementy ramki albo obraz.',
  },
};
