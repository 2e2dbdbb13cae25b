import type { FormDocument } from '@hearback/schema/documents';

import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import type { FormCommand } from '../commands/apply';
import { formEditorWords } from '../words';
import { useContrastPairs } from './useContrastPairs';

export interface FormColorsProps {
  form: Pick<FormDocument, 'style' | 'fields'>;
  run: (command: FormCommand) => void;
}

/** The colours of a form as a whole, each with how well it stands apart from the others. */
export function FormColors({ form, run }: FormColorsProps) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();
  const { background_color, text_color, accent_color } = form.style;

  return (
    <>
      <StoredColorField
        label={words.background}
        value={background_color}
        against={pairs.ofBackground(form)}
        onChange={(color) => run({ type: 'restyleForm', changes: { background_color: color } })}
      />
      <StoredColorField
        label={words.textColor}
        value={text_color}
        against={pairs.ofForm(form, 'text')}
        onChange={(color) => run({ type: 'restyleForm', changes: { text_color: color } })}
      />
      <StoredColorField
        label={words.accent}
        value={accent_color}
        against={pairs.ofForm(form, 'accent')}
        onChange={(color) => run({ type: 'restyleForm', changes: { accent_color: color } })}
      />
    </>
  );
}
