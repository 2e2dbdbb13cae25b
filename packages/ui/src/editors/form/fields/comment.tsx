import { ChatIcon } from '../../../icons';
import { labelContrast, type FieldEditing } from './FieldEditing';
import { TypedInspector } from './TypedInspector';

/** A text area for a few sentences. */
export const commentEditing: FieldEditing<'comment'> = {
  icon: ChatIcon,
  words: {
    en: { name: 'Comment', hint: 'In the visitor’s own words' },
    pl: { name: 'Komentarz', hint: 'Własnymi słowami odwiedzającego' },
  },
  Inspector: TypedInspector,
  colors: ['label_color', 'textbox_color'],
  contrasts: (field, style) => [labelContrast(field, style)],
};
