import { parseColor, type Color } from '@hearback/schema/documents';

import { ColorField } from '../../fields/ColorField/ColorField';

interface Props {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
  /** The colour it will stand on. */
  against?: Color | undefined;
}

/** A colour of a document: what is half typed stays in the field, only colours reach the document. */
export function StoredColorField({ label, value, onChange, against }: Props) {
  return (
    <ColorField
      label={label}
      value={value}
      against={against?.slice(0, 7)}
      onChange={(text) => {
        const color = parseColor(text);
        if (color !== undefined) onChange(color);
      }}
    />
  );
}
