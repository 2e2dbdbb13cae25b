import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

/** What an owner chooses about the button that sends the form. */
export function NavigationInspector({
  field,
  edit,
  language,
  style,
}: InspectorProps<'navigation'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.ofField(field, style, 'button')} />
      <StoredColorField
        label={words.buttonColor}
        value={field.button_color}
        against={pairs.ofButton(field, style)}
        onChange={(button_color) => edit({ button_color })}
      />
    </>
  );
}
