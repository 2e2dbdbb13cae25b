import type { WordsByLanguage } from '../../internal/useWords';

interface PlaceWords {
  /** Why the first is the first. */
  ranked: string;
  place: string;
  location: string;
  /** Heads of a file's columns: a figure's own, and its bounds. */
  lowOf: (figure: string) => string;
  highOf: (figure: string) => string;
  seconds: (figure: string) => string;
  showAll: (count: string) => string;
  showFirst: (count: string) => string;
}

/** The words of a ranking of places. */
export const placeWords: WordsByLanguage<PlaceWords> = {
  en: {
    ranked: 'Ranked by the low end of the likely rating, so that a few lucky answers do not lead.',
    place: 'Place',
    location: 'Location',
    lowOf: (figure) => `${figure}: at least (95%)`,
    highOf: (figure) => `${figure}: at most (95%)`,
    seconds: (figure) => `${figure} (s)`,
    showAll: (count) => `Show all ${count}`,
    showFirst: (count) => `Show the first ${count}`,
  },
  pl: {
    ranked:
      'Kolejność według dolnego końca prawdopodobnego zakresu oceny: kilka udanych odpowiedzi nie wystarczy na pierwsze miejsce.',
    place: 'Miejsce',
    location: 'Lokalizacja',
    lowOf: (figure) => `${figure}: co najmniej (95%)`,
    highOf: (figure) => `${figure}: co najwyżej (95%)`,
    seconds: (figure) => `${figure} (s)`,
    showAll: (count) => `Pokaż wszystkie (${count})`,
    showFirst: (count) => `Pokaż pierwsze ${count}`,
  },
};
