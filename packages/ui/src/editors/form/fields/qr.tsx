import { limits } from '@hearback/schema/limits';

import { TextField } from '../../../fields/TextField/TextField';
import { ownTextIn, withTextIn } from '../../kit/items';
import { QrIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';

/** Inspector of the QR code inside the form. */
function QrInspector({ field, edit, language }: FieldInspectorProps<'qr'>) {
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

export const qrEditing: FieldEditing<'qr'> = {
  icon: QrIcon,
  words: {
    en: { name: 'QR code', hint: 'To go on with one’s own phone' },
    pl: { name: 'Kod QR', hint: 'Aby kontynuować na własnym telefonie' },
  },
  Inspector: QrInspector,
  colors: [],
  contrasts: () => [],
};
