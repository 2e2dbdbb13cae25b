import { parseColor, type Color } from '@hearback/schema/documents';
import { useEffect, useState } from 'react';

import { ColorField } from '../../fields/ColorField/ColorField';
import type { ContrastPair } from '../../fields/ColorField/colors';
import { useColorChoices } from './ColorChoices/ColorChoices';

interface Props {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
  /** Colors that it must contrast with. */
  against?: readonly ContrastPair[] | undefined;
}

/** Milliseconds after which a color counts as chosen, not as passed while dragging. */
const settledMs = 1_000;

/** Color field of a document: incomplete input stays in the field, only colors are stored. */
export function StoredColorField({ label, value, onChange, against }: Props) {
  const { swatches, remember } = useColorChoices();
  const [chosen, setChosen] = useState<Color>();

  useEffect(() => {
    if (chosen === undefined) return;
    const timer = setTimeout(() => {
      remember(chosen);
      setChosen(undefined);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [chosen, remember]);

  return (
    <ColorField
      label={label}
      value={value}
      against={against}
      swatches={swatches}
      onChange={(text) => {
        const color = parseColor(text);
        if (color === undefined) return;
        setChosen(color);
        onChange(color);
      }}
    />
  );
}
