import type { Color, LocalizedText } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { Switch } from '../../../fields/Switch/Switch';
import { TextField } from '../../../fields/TextField/TextField';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/localText';
import type { ContrastPair } from '../../../fields/ColorField/contrast';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import { FontSizeField } from './FontSizeField';

interface Labelled {
  label: LocalizedText;
  /** Left out where nothing is answered. */
  required?: boolean;
  font_size: number;
  label_color: Color;
}

interface Props {
  field: Labelled;
  edit: (changes: Partial<Labelled>) => void;
  language: string;
  /** What the label has to stand apart from. */
  against: readonly ContrastPair[];
}

/** What an owner chooses about every field that has a label: its words, their size and color. */
export function LabelFields({ field, edit, language, against }: Props) {
  const words = useWords(formEditorWords);

  return (
    <>
      <TextField
        label={words.label}
        maxLength={limits.textMaxLength}
        value={ownTextIn(field.label, language)}
        onChange={(text) => edit({ label: withTextIn(field.label, language, text) })}
      />
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
