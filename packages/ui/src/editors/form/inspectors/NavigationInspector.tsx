import { TextField } from '../../../fields/TextField/TextField';
import { ownTextIn, withTextIn } from '../../kit/localText';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import { FontSizeField } from './FontSizeField';
import type { InspectorProps } from './InspectorProps';

/** What an owner chooses about the button that sends the form. */
export function NavigationInspector({ field, edit, language }: InspectorProps<'navigation'>) {
  const words = useWords(formEditorWords);

  return (
    <>
      <TextField
        label={words.label}
        value={ownTextIn(field.label, language)}
        onChange={(text) => edit({ label: withTextIn(field.label, language, text) })}
      />
      <FontSizeField
        label={words.fontSize}
        value={field.font_size}
        onChange={(font_size) => edit({ font_size })}
      />
      <StoredColorField
        label={words.labelColor}
        value={field.label_color}
        against={field.button_color}
        onChange={(label_color) => edit({ label_color })}
      />
      <StoredColorField
        label={words.buttonColor}
        value={field.button_color}
        onChange={(button_color) => edit({ button_color })}
      />
    </>
  );
}
