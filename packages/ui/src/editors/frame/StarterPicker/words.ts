import type { FrameKind, StarterName, StarterPaletteName } from '@hearback/print/frames';

import type { WordsByLanguage } from '../../../internal/useWords';

interface StarterWords {
  startFrom: string;
  show: string;
  kinds: Record<FrameKind | 'all', string>;
  /** Names of the designs. */
  names: Record<StarterName, string>;
  palettes: Record<StarterPaletteName, string>;
}

/** Texts of the design picker. */
export const starterWords: WordsByLanguage<StarterWords> = {
  en: {
    startFrom: 'Start from a finished design',
    show: 'Designs for',
    kinds: {
      all: 'Every sheet',
      sheets: 'Posters, flyers and cards',
      cards: 'Tents, business cards, hangers',
      stickers: 'Stickers',
      receipts: 'Receipts',
    },
    names: {
      morning: 'Morning café',
      bistro: 'Bistro menu',
      doNotDisturb: 'Quiet corridor',
      counter: 'Shop counter',
      bigType: 'Big type',
      window: 'Shop window',
      tillRoll: 'Till roll',
      visitingCard: 'Visiting card',
      salon: 'Salon',
      clinic: 'Clinic',
      playground: 'Playground',
      evening: 'Evening',
      editorial: 'Editorial',
      market: 'Market stall',
      table: 'Sticker for the table',
      narrowRoll: 'Narrow till roll',
    },
    palettes: {
      teal: 'Teal band',
      ink: 'Ink band',
      marigold: 'Marigold band',
      paper: 'Plain paper',
    },
  },
  pl: {
    startFrom: 'Zacznij od gotowego projektu',
    show: 'Projekty na',
    kinds: {
      all: 'Każdy arkusz',
      sheets: 'Plakaty, ulotki i karty',
      cards: 'Stojaki, wizytówki, zawieszki',
      stickers: 'Naklejki',
      receipts: 'Paragony',
    },
    names: {
      morning: 'Poranna kawiarnia',
      bistro: 'Menu w bistro',
      doNotDisturb: 'Cichy korytarz',
      counter: 'Lada sklepowa',
      bigType: 'Wielkie litery',
      window: 'Witryna sklepu',
      tillRoll: 'Paragon',
      visitingCard: 'Wizytówka',
      salon: 'Salon',
      clinic: 'Przychodnia',
      playground: 'Plac zabaw',
      evening: 'Wieczór',
      editorial: 'Magazyn',
      market: 'Stoisko na targu',
      table: 'Naklejka na stolik',
      narrowRoll: 'Wąski paragon',
    },
    palettes: {
      teal: 'Morski pas',
      ink: 'Czarny pas',
      marigold: 'Złoty pas',
      paper: 'Czysty papier',
    },
  },
};
