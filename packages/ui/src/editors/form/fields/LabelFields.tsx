import type { Color, LocalizedText } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { Switch } from '../../../fields/Switch/Switch';
import { TextField } from '../../../fields/TextField/TextField';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import type { ContrastPair } from '../../../fields/ColorField/colors';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import { NumberField } from '../../../fields/NumberField/NumberField';

/** Properties shared by fields with a label. */
export interface Labelled {
  /** Omit for fields beside which a sentence of the product stands. */
  label?: LocalizedText;
  /** Omit for fields without an answer. */
  required?: boolean;
  font_size: number;
  label_color: Color;
}

interface Props {
  field: Labelled;
  edit: (changes: Partial<Labelled>) => void;
  language: string;
  /** Colors that the label must contrast with. */
  against: readonly ContrastPair[];
}

/** Inspector fields of a label: text, size and color. */
export function LabelFields({ field, edit, language, against }: Props) {
  const words = useWords(formEditorWords);
  const { label } = field;

  return (
    <>
      {label !== undefined && (
        <TextField
          label={words.label}
          maxLength={limits.textMaxLength}
          value={ownTextIn(label, language)}
          onChange={(text) => edit({ label: withTextIn(label, language, text) })}
        />
      )}
      {field.required !== undefined && (
        <Switch
          label={words.required}
          value={field.required}
          onChange={(required) => edit({ required })}
        />
      )}
      <FontSizeField
        label={words.fontSize}
        value={field.font_size}
        onChange={(font_size) => edit({ font_size })}
      />
      <StoredColorField
        label={words.labelColor}
        value={field.label_color}
        against={against}
        onChange={(label_color) => edit({ label_color })}
      />
    </>
  );
}

interface FontSizeProps {
  label: string;
  value: number;
  onChange: (pixels: number) => void;
}

/** Font size within the limits of the form schema: 10 to 72 pixels. */
export function FontSizeField({ label, value, onChange }: FontSizeProps) {
  return (
    <NumberField
      label={label}
      value={value}
      min={10}
      max={72}
      step={1}
      unit="px"
      onChange={(pixels) => {
        if (pixels !== null) onChange(Math.round(pixels));
      }}
    />
  );
}
