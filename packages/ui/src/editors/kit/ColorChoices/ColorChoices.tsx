import { createContext, type ReactNode, use, useState } from 'react';

import type { Color } from '@hearback/schema/documents';

import type { ColorSwatches } from '../../../fields/ColorField/ColorSwatches';
import { useWords, type WordsByLanguage } from '../../../internal/useWords';

interface ColorChoiceWords {
  inDocument: string;
  recent: string;
}

/** Names of the swatch groups. */
const colorChoiceWords: WordsByLanguage<ColorChoiceWords> = {
  en: { inDocument: 'In this document', recent: 'Used lately' },
  pl: { inDocument: 'W tym dokumencie', recent: 'Ostatnio użyte' },
};

interface Choices {
  swatches: readonly ColorSwatches[];
  /** Adds a chosen color to the recent ones. */
  remember: (color: Color) => void;
}

const ChoicesContext = createContext<Choices>({ swatches: [], remember: () => undefined });

/** Returns the swatches of the editor's color fields. */
export const useColorChoices = (): Choices => use(ChoicesContext);

/** Maximum number of recent colors: one row. */
const recentMax = 7;

interface Props {
  /** Colors of the document, in order of first use. */
  colors: readonly Color[];
  children: ReactNode;
}

/** Provides the document's colors and the recent ones to the fields inside. */
export function ColorChoices({ colors, children }: Props) {
  const words = useWords(colorChoiceWords);
  const [recent, setRecent] = useState<readonly Color[]>([]);

  const remember = (color: Color) =>
    setRecent((known) => [color, ...known.filter((other) => other !== color)].slice(0, recentMax));

  const swatches = [
    { label: words.inDocument, colors: [...new Set(colors)] },
    { label: words.recent, colors: recent },
  ];
  return <ChoicesContext value={{ swatches, remember }}>{children}</ChoicesContext>;
}
