import type { WordsByLanguage } from '../../../internal/useWords';
import type { FormContrast } from '../contrastOf';

interface ContrastWords {
  onBackground: string;
  onButton: string;
  labelOnIt: string;
  typedInIt: string;
  parts: Record<FormContrast['part'], string>;
}

/** What stands on what, as it is said beside a colour. */
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
