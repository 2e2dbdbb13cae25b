import { UserIcon } from '../../../icons';
import type { FieldEditing } from './FieldEditing';
import { typedEditing } from './TypedInspector';

/** A single-line input for a name. */
export const nameEditing: FieldEditing<'name'> = {
  ...typedEditing,
  icon: UserIcon,
  words: {
    en: { name: 'Name', hint: 'Who is talking to you' },
    pl: { name: 'Imię', hint: 'Kto się do Ciebie zwraca' },
  },
};
