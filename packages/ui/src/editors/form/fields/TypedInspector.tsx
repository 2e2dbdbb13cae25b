import type { Color, FormStyle } from '@hearback/schema/documents';

import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import { labelContrast, type FieldContrast } from './FieldEditing';
import { LabelFields, type Labelled } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

interface Typed extends Labelled {
  textbox_color: Color;
}

interface Props {
  field: Typed;
  edit: (changes: Partial<Typed>) => void;
  language: string;
  contrasts: readonly FieldContrast[];
}

/** Inspector of a text input field. */
function TypedInspector({ field, edit, language, contrasts }: Props) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      <StoredColorField
        label={words.boxColor}
        value={field.textbox_color}
        against={pairs.ofBox(field.textbox_color)}
        onChange={(textbox_color) => edit({ textbox_color })}
      />
    </>
  );
}

/** Editing that all types of text input fields share. */
export const typedEditing = {
  Inspector: TypedInspector,
  colors: ['label_color', 'textbox_color'] as const,
  contrasts: (field: Labelled, style: FormStyle) => [labelContrast(field, style)],
};
