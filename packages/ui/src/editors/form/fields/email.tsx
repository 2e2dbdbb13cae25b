import { MailIcon } from '../../../icons';
import type { FieldEditing } from './FieldEditing';
import { typedEditing } from './TypedInspector';

/** A single-line input for an email address. */
export const emailEditing: FieldEditing<'email'> = {
  ...typedEditing,
  icon: MailIcon,
  words: {
    en: { name: 'Email', hint: 'So that you can answer' },
    pl: { name: 'E-mail', hint: 'Aby móc odpowiedzieć' },
  },
};
