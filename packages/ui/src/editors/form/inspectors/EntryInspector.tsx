import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

type Props = InspectorProps<'email'> | InspectorProps<'name'> | InspectorProps<'comment'>;

/** What an owner chooses about a field that visitors type into. */
export function EntryInspector({ field, edit, language, style }: Props) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.ofField(field, style, 'label')} />
      <StoredColorField
        label={words.boxColor}
        value={field.textbox_color}
        against={pairs.ofBox(field.textbox_color)}
        onChange={(textbox_color) => edit({ textbox_color })}
      />
    </>
  );
}
