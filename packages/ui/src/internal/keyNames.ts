import type { WordsByLanguage } from './useWords';

/** Keys whose names are not what is written on them everywhere. */
export const keyNames: WordsByLanguage<Readonly<Record<string, string>>> = {
  en: {
    Space: 'Space',
    Escape: 'Esc',
    Press: 'click',
    DoublePress: 'double click',
    Drag: 'drag',
    Wheel: 'wheel',
    ArrowLeft: 'Left arrow',
    ArrowRight: 'Right arrow',
    ArrowUp: 'Up arrow',
    ArrowDown: 'Down arrow',
    next: 'then',
  },
  pl: {
    Space: 'Spacja',
    Escape: 'Esc',
    Press: 'kliknięcie',
    DoublePress: 'podwójne kliknięcie',
    Drag: 'przeciąganie',
    Wheel: 'kółko',
    ArrowLeft: 'Strzałka w lewo',
    ArrowRight: 'Strzałka w prawo',
    ArrowUp: 'Strzałka w górę',
    ArrowDown: 'Strzałka w dół',
    next: 'potem',
  },
};
