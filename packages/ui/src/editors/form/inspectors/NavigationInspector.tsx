import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LabelFields } from './LabelFields';

/** What an owner chooses about the button that sends the form. */
export function NavigationInspector({ field, edit, language }: InspectorProps<'navigation'>) {
  const words = useWords(formEditorWords);

  return (
    <>
      <LabelFields {...{ field, edit, language }} ground={field.button_color} />
      <StoredColorField
        label={words.buttonColor}
        value={field.button_color}
        onChange={(button_color) => edit({ button_color })}
      />
    </>
  );
}
