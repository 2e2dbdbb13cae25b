import type { Color } from '@hearback/schema/documents';
import { createContext, use, useState, type ReactNode } from 'react';

import type { ColorSwatches } from '../../../fields/ColorField/ColorSwatches';
import { useWords } from '../../../internal/useWords';
import { colorChoiceWords } from './words';

interface Choices {
  swatches: readonly ColorSwatches[];
  /** A colour that was chosen and kept. */
  remember: (color: Color) => void;
}

const ChoicesContext = createContext<Choices>({ swatches: [], remember: () => undefined });

/** The colours that a field of this editor offers. */
export const useColorChoices = (): Choices => use(ChoicesContext);

/** One line of them. */
const recentMax = 7;

interface Props {
  /** Those of the document, in the order of their first use. */
  colors: readonly Color[];
  children: ReactNode;
}

/** Hands the colours of a document, and those chosen lately, to the fields inside. */
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
