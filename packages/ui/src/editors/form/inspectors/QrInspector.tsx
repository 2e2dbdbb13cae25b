import { limits } from '@hearback/schema/limits';

import { TextField } from '../../../fields/TextField/TextField';
import { ownTextIn, withTextIn } from '../../kit/localText';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

/** What an owner chooses about the code inside the form. */
export function QrInspector({ field, edit, language }: InspectorProps<'qr'>) {
  const words = useWords(formEditorWords);

  return (
    <TextField
      label={words.label}
      hint={words.qrHint}
      maxLength={limits.textMaxLength}
      value={ownTextIn(field.label, language)}
      onChange={(text) => edit({ label: withTextIn(field.label, language, text) })}
    />
  );
}
