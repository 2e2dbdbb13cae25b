import type { Color } from '@hearback/schema/documents';

import type { ContrastPair } from '../../../fields/ColorField/colors';
import { typedColor } from '../../../forms/variables';
import { useWords, type WordsByLanguage } from '../../../internal/useWords';
import type { FieldContrast } from './FieldEditing';

interface ContrastWords {
  onBackground: string;
  onButton: string;
  labelOnIt: string;
  typedInIt: string;
  parts: Record<FieldContrast['part'], string>;
}

/** Names of color pairs in the contrast messages below a color field. */
export const contrastWords: WordsByLanguage<ContrastWords> = {
  en: {
    onBackground: 'On the background',
    onButton: 'On the button',
    labelOnIt: 'Label on it',
    typedInIt: 'Typed text in it',
    parts: {
      text: 'text',
      accent: 'accent',
      label: 'label',
      stars: 'stars',
      button: 'label',
    },
  },
  pl: {
    onBackground: 'Na tle',
    onButton: 'Na przycisku',
    labelOnIt: 'Etykieta na nim',
    typedInIt: 'Wpisany tekst w polu',
    parts: {
      text: 'tekst',
      accent: 'akcent',
      label: 'etykieta',
      stars: 'gwiazdki',
      button: 'etykieta',
    },
  },
};

/** Returns the colors that each color must contrast with, for the color fields. */
export function useContrastPairs() {
  const words = useWords(contrastWords);

  return {
    /** Pairs for a foreground color. */
    of: (contrasts: readonly FieldContrast[], part: FieldContrast['part']) =>
      contrasts
        .filter((contrast) => contrast.part === part)
        .map(({ ground, needs }): ContrastPair => ({
          name: part === 'button' ? words.onButton : words.onBackground,
          color: ground,
          needs,
        })),
    /** Pair for the button color: its label. */
    ofButton: (contrasts: readonly FieldContrast[]): ContrastPair[] =>
      contrasts.map(({ front, needs }) => ({ name: words.labelOnIt, color: front, needs })),
    /** Pair for an input color: its text, whose color is computed. */
    ofBox: (box: Color): ContrastPair[] => [
      { name: words.typedInIt, color: typedColor(box), needs: 4.5 },
    ],
  };
}
