import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LabelFields } from './LabelFields';

type Props = InspectorProps<'email'> | InspectorProps<'name'> | InspectorProps<'comment'>;

/** What an owner chooses about a field that visitors type into. */
export function EntryInspector({ field, edit, language, style }: Props) {
  const words = useWords(formEditorWords);

  return (
    <>
      <LabelFields {...{ field, edit, language }} ground={style.background_color} />
      <StoredColorField
        label={words.boxColor}
        value={field.textbox_color}
        onChange={(textbox_color) => edit({ textbox_color })}
      />
    </>
  );
}
