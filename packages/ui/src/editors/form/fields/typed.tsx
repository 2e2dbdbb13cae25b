import { limits } from '@hearback/schema/limits';

import { Text } from '../../../components/Text/Text';
import { NumberField } from '../../../fields/NumberField/NumberField';
import { TextField } from '../../../fields/TextField/TextField';
import { CalendarIcon, EditIcon, ImageIcon, PhoneIcon, SortIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import { formEditorWords } from '../words';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';
import { typedEditing } from './TypedInspector';

/** A single-line input for free text. */
export const shortTextEditing: FieldEditing<'short_text'> = {
  ...typedEditing,
  icon: EditIcon,
  words: {
    en: { name: 'Short text', hint: 'One line in the visitor’s own words' },
    pl: { name: 'Krótki tekst', hint: 'Jedna linijka własnymi słowami' },
  },
};

function NumberInspector(props: FieldInspectorProps<'number'>) {
  const { field, edit, language } = props;
  const words = useWords(formEditorWords);

  return (
    <>
      <typedEditing.Inspector {...props} />
      <NumberField label={words.smallest} value={field.min} onChange={(min) => edit({ min })} />
      <NumberField label={words.largest} value={field.max} onChange={(max) => edit({ max })} />
      <TextField
        label={words.unit}
        maxLength={limits.textMaxLength}
        value={ownTextIn(field.unit_label, language)}
        onChange={(text) => edit({ unit_label: withTextIn(field.unit_label, language, text) })}
      />
    </>
  );
}

/** A number with a unit. */
export const numberEditing: FieldEditing<'number'> = {
  ...typedEditing,
  icon: SortIcon,
  words: {
    en: { name: 'Number', hint: 'Guests, minutes, an amount' },
    pl: { name: 'Liczba', hint: 'Goście, minuty, kwota' },
  },
  Inspector: NumberInspector,
};

/** A calendar day. */
export const dateEditing: FieldEditing<'date'> = {
  ...typedEditing,
  icon: CalendarIcon,
  words: {
    en: { name: 'Date', hint: 'The day of a visit, say' },
    pl: { name: 'Data', hint: 'Na przykład dzień wizyty' },
  },
};

/** A single-line input for a phone number. */
export const phoneEditing: FieldEditing<'phone'> = {
  ...typedEditing,
  icon: PhoneIcon,
  words: {
    en: { name: 'Phone', hint: 'So that you can call back' },
    pl: { name: 'Telefon', hint: 'Aby móc oddzwonić' },
  },
};

function PictureInspector(props: FieldInspectorProps<'picture'>) {
  const words = useWords(formEditorWords);

  return (
    <>
      <typedEditing.Inspector {...props} />
      <Text size="small" tone="muted">
        {words.pictureHint}
      </Text>
    </>
  );
}

/** A picture from the visitor. */
export const pictureEditing: FieldEditing<'picture'> = {
  ...typedEditing,
  icon: ImageIcon,
  words: {
    en: { name: 'Picture', hint: 'Taken or chosen on the phone' },
    pl: { name: 'Zdjęcie', hint: 'Zrobione lub wybrane w telefonie' },
  },
  Inspector: PictureInspector,
};
