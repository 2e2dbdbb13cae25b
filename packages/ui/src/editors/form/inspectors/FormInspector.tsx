import type { FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { TextField } from '../../../fields/TextField/TextField';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import type { FormCommand } from '../commands/apply';
import { formEditorWords } from '../words';

interface Props {
  form: FormDocument;
  run: (command: FormCommand) => void;
}

/** What an owner chooses about the form as a whole. */
export function FormInspector({ form, run }: Props) {
  const words = useWords(formEditorWords);
  const { background_color, text_color, accent_color } = form.style;

  return (
    <>
      <TextField
        label={words.title}
        hint={words.titleHint}
        isRequired
        maxLength={limits.nameMaxLength}
        error={form.title.trim() === '' ? words.issues.title_required : undefined}
        value={form.title}
        onChange={(title) => run({ type: 'renameForm', title })}
      />
      <StoredColorField
        label={words.background}
        value={background_color}
        onChange={(color) => run({ type: 'restyleForm', changes: { background_color: color } })}
      />
      <StoredColorField
        label={words.textColor}
        value={text_color}
        against={background_color}
        onChange={(color) => run({ type: 'restyleForm', changes: { text_color: color } })}
      />
      <StoredColorField
        label={words.accent}
        value={accent_color}
        onChange={(color) => run({ type: 'restyleForm', changes: { accent_color: color } })}
      />
    </>
  );
}
