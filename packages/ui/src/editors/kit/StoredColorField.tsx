import { parseColor, type Color } from '@hearback/schema/documents';
import { useEffect, useState } from 'react';

import { ColorField } from '../../fields/ColorField/ColorField';
import type { ContrastPair } from '../../fields/ColorField/contrast';
import { useColorChoices } from './ColorChoices/ColorChoices';

interface Props {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
  /** What it has to stand apart from. */
  against?: readonly ContrastPair[] | undefined;
}

/** A colour that stood this long was meant, and not passed on the way to another. */
const settledMs = 1_000;

/** A colour of a document: what is half typed stays in the field, only colours reach the document. */
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
