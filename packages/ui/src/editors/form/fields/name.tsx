import { UserIcon } from '../../../icons';
import { labelContrast, type FieldEditing } from './FieldEditing';
import { TypedInspector } from './TypedInspector';

/** A single-line input for a name. */
export const nameEditing: FieldEditing<'name'> = {
  icon: UserIcon,
  words: {
    en: { name: 'Name', hint: 'Who is talking to you' },
    pl: { name: 'Imię', hint: 'Kto się do Ciebie zwraca' },
  },
  Inspector: TypedInspector,
  colors: ['label_color', 'textbox_color'],
  contrasts: (field, style) => [labelContrast(field, style)],
};
