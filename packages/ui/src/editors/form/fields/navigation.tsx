import { textNeeds } from '../../../fields/ColorField/colors';
import { SendIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

/** Inspector of the submit button. */
function NavigationInspector({
  field,
  edit,
  language,
  contrasts,
}: FieldInspectorProps<'navigation'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'button')} />
      <StoredColorField
        label={words.buttonColor}
        value={field.button_color}
        against={pairs.ofButton(contrasts)}
        onChange={(button_color) => edit({ button_color })}
      />
    </>
  );
}

export const navigationEditing: FieldEditing<'navigation'> = {
  icon: SendIcon,
  words: {
    en: { name: 'Navigation', hint: 'Sends the answer' },
    pl: { name: 'Przycisk wysyłania', hint: 'Wysyła odpowiedź' },
  },
  Inspector: NavigationInspector,
  colors: ['label_color', 'button_color'],
  contrasts: ({ label_color, button_color, font_size }) => [
    { part: 'button', front: label_color, ground: button_color, needs: textNeeds(font_size) },
  ],
};
