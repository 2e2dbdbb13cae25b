import type { WordsByLanguage } from '../../../internal/useWords';
import type { Guide } from './Guides';

interface StageWords {
  sheet: (name: string) => string;
  zoomIn: string;
  zoomOut: string;
  zoomLevel: (percent: string) => string;
  fit: string;
  real: string;
  grid: string;
  snapping: string;
  preview: string;
  chooseSeveral: string;
  more: string;
  chooseAll: string;
  copy: string;
  paste: string;
  menuFailed: string;
  guideAt: Record<Guide['axis'], (mm: string) => string>;
  addGuide: Record<Guide['axis'], string>;
  removeGuides: string;
  locked: string;
  inGroup: string;
}

/** Texts of the stage. */
export const stageWords: WordsByLanguage<StageWords> = {
  en: {
    sheet: (name) => `Sheet: ${name}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomLevel: (percent) => `Zoom: ${percent}`,
    fit: 'Show the whole sheet',
    real: 'Real size (100 %)',
    grid: 'Grid of 5 mm',
    snapping: 'Snap to lines',
    preview: 'Preview as printed and cut',
    chooseSeveral: 'Choose several',
    more: 'More: clipboard, zoom, guides',
    chooseAll: 'Choose all',
    copy: 'Copy what is chosen',
    paste: 'Paste',
    menuFailed: 'The menu could not be loaded. Try again.',
    guideAt: { x: (mm) => `Upright guide at ${mm} mm`, y: (mm) => `Level guide at ${mm} mm` },
    addGuide: { x: 'Add an upright guide', y: 'Add a level guide' },
    removeGuides: 'Remove all guides',
    locked: 'locked',
    inGroup: 'in a group',
  },
  pl: {
    sheet: (name) => `Arkusz: ${name}`,
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    zoomLevel: (percent) => `Powiększenie: ${percent}`,
    fit: 'Pokaż cały arkusz',
    real: 'Rzeczywisty rozmiar (100 %)',
    grid: 'Siatka co 5 mm',
    snapping: 'Przyciągaj do linii',
    preview: 'Podgląd po wydrukowaniu i przycięciu',
    chooseSeveral: 'Wybierz kilka',
    more: 'Więcej: schowek, powiększenie, prowadnice',
    chooseAll: 'Wybierz wszystko',
    copy: 'Kopiuj wybrane',
    paste: 'Wklej',
    menuFailed: 'Nie udało się wczytać menu. Spróbuj ponownie.',
    guideAt: {
      x: (mm) => `Prowadnica pionowa: ${mm} mm`,
      y: (mm) => `Prowadnica pozioma: ${mm} mm`,
    },
    addGuide: { x: 'Dodaj prowadnicę pionową', y: 'Dodaj prowadnicę poziomą' },
    removeGuides: 'Usuń wszystkie prowadnice',
    locked: 'zablokowane',
    inGroup: 'w grupie',
  },
};
