import type { FormStyle } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { TextField } from '../../../fields/TextField/TextField';
import { CheckIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import { formEditorWords } from '../words';
import { labelContrast, type FieldEditing, type FieldInspectorProps } from './FieldEditing';
import { LabelFields, type Labelled } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

/** Editing that all types of fields share in which visitors choose. */
const chosenEditing = {
  colors: ['label_color'] as const,
  contrasts: (field: Labelled, style: FormStyle) => [labelContrast(field, style)],
};

function YesNoInspector({ field, edit, language, contrasts }: FieldInspectorProps<'yes_no'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      {(['yes_label', 'no_label'] as const).map((name) => (
        <TextField
          key={name}
          label={words[name]}
          maxLength={limits.textMaxLength}
          value={ownTextIn(field[name], language)}
          onChange={(text) => edit({ [name]: withTextIn(field[name], language, text) })}
        />
      ))}
    </>
  );
}

/** A question with two answers. */
export const yesNoEditing: FieldEditing<'yes_no'> = {
  ...chosenEditing,
  icon: CheckIcon,
  words: {
    en: { name: 'Yes or no', hint: 'One tap' },
    pl: { name: 'Tak lub nie', hint: 'Jedno dotknięcie' },
  },
  Inspector: YesNoInspector,
};
