import { MailIcon } from '../../../icons';
import { labelContrast, type FieldEditing } from './FieldEditing';
import { TypedInspector } from './TypedInspector';

/** A single-line input for an email address. */
export const emailEditing: FieldEditing<'email'> = {
  icon: MailIcon,
  words: {
    en: { name: 'Email', hint: 'So that you can answer' },
    pl: { name: 'E-mail', hint: 'Aby móc odpowiedzieć' },
  },
  Inspector: TypedInspector,
  colors: ['label_color', 'textbox_color'],
  contrasts: (field, style) => [labelContrast(field, style)],
};
