import type { WordsByLanguage } from '../../internal/useWords';
import type { Notation } from './colors';

interface ColorWords {
  pick: (label: string) => string;
  notation: string;
  noColor: string;
  notations: Record<Notation, string>;
  contrast: (name: string, ratio: string) => string;
  contrastIsLow: (name: string, ratio: string, needs: string) => string;
  use: (color: string) => string;
}

/** Texts of the color field. */
export const colorWords: WordsByLanguage<ColorWords> = {
  en: {
    pick: (label) => `Pick a color: ${label}`,
    notation: 'Write colors as',
    noColor: 'This is not a color. Use RGB, HSL or HEX.',
    notations: { hex: 'HEX', rgb: 'RGB', hsl: 'HSL' },
    contrast: (name, ratio) => `${name}: contrast ${ratio}:1`,
    contrastIsLow: (name, ratio, needs) => `${name}: contrast ${ratio}:1, needs ${needs}:1`,
    use: (color) => `Use ${color}`,
  },
  pl: {
    pick: (label) => `Wybierz kolor: ${label}`,
    notation: 'Zapis kolorów',
    noColor: 'To nie jest kolor. Użyj zapisu RGB, HSL albo HEX.',
    notations: { hex: 'HEX', rgb: 'RGB', hsl: 'HSL' },
    contrast: (name, ratio) => `${name}: kontrast ${ratio}:1`,
    contrastIsLow: (name, ratio, needs) => `${name}: kontrast ${ratio}:1, potrzeba ${needs}:1`,
    use: (color) => `Użyj ${color}`,
  },
};
