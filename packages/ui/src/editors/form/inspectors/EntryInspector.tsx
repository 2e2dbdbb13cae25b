import { Switch } from '../../../fields/Switch/Switch';
import { TextField } from '../../../fields/TextField/TextField';
import { ownTextIn, withTextIn } from '../../kit/localText';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import { FontSizeField } from './FontSizeField';
import type { InspectorProps } from './InspectorProps';

type Props = InspectorProps<'email'> | InspectorProps<'name'> | InspectorProps<'comment'>;

/** What an owner chooses about a field that visitors type into. */
export function EntryInspector({ field, edit, language, style }: Props) {
  const words = useWords(formEditorWords);

  return (
    <>
      <TextField
        label={words.label}
        value={ownTextIn(field.label, language)}
        onChange={(text) => edit({ label: withTextIn(field.label, language, text) })}
      />
      <Switch
        label={words.required}
        value={field.required}
        onChange={(required) => edit({ required })}
      />
      <FontSizeField
        label={words.fontSize}
        value={field.font_size}
        onChange={(font_size) => edit({ font_size })}
      />
      <StoredColorField
        label={words.labelColor}
        value={field.label_color}
        against={style.background_color}
        onChange={(label_color) => edit({ label_color })}
      />
      <StoredColorField
        label={words.boxColor}
        value={field.textbox_color}
        onChange={(textbox_color) => edit({ textbox_color })}
      />
    </>
  );
}
