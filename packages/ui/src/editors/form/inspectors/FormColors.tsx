import type { FormDocument } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';

import type { ContrastPair } from '../../../fields/ColorField/colors';
import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import type { FormCommand } from '../commands/apply';
import { contrastsOf } from '../formColors';
import { fieldNames } from '../fieldNames';
import { contrastWords, useContrastPairs } from '../fields/useContrastPairs';
import { formEditorWords } from '../words';

export interface FormColorsProps {
  form: Pick<FormDocument, 'style' | 'fields'>;
  run: (command: FormCommand) => void;
}

/** Colors on the form's background, for the contrast check of the background color. */
function useOnBackground({ style, fields }: FormColorsProps['form']): ContrastPair[] {
  const { parts } = useWords(contrastWords);
  const names = fieldNames(useLocale().locale);

  return contrastsOf({ style, fields })
    .filter(({ part }) => part !== 'button')
    .map(({ fieldId, part, front, needs }) => {
      const type = fields.find(({ id }) => id === fieldId)?.type;
      const name = type === undefined ? parts[part] : `${names[type]} (${parts[part]})`;
      return { name, color: front, needs };
    });
}

/** Color fields of a form, each with its contrasts. */
export function FormColors({ form, run }: FormColorsProps) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();
  const onBackground = useOnBackground(form);
  const { background_color, text_color, accent_color } = form.style;
  const ofWhole = contrastsOf({ ...form, fields: [] });

  return (
    <>
      <StoredColorField
        label={words.background}
        value={background_color}
        against={onBackground}
        onChange={(color) => run({ type: 'restyleForm', changes: { background_color: color } })}
      />
      <StoredColorField
        label={words.textColor}
        value={text_color}
        against={pairs.of(ofWhole, 'text')}
        onChange={(color) => run({ type: 'restyleForm', changes: { text_color: color } })}
      />
      <StoredColorField
        label={words.accent}
        value={accent_color}
        against={pairs.of(ofWhole, 'accent')}
        onChange={(color) => run({ type: 'restyleForm', changes: { accent_color: color } })}
      />
    </>
  );
}
