import { ChatIcon } from '../../../icons';
import type { FieldEditing } from './FieldEditing';
import { typedEditing } from './TypedInspector';

/** A text area for a few sentences. */
export const commentEditing: FieldEditing<'comment'> = {
  ...typedEditing,
  icon: ChatIcon,
  words: {
    en: { name: 'Comment', hint: 'In the visitor’s own words' },
    pl: { name: 'Komentarz', hint: 'Własnymi słowami odwiedzającego' },
  },
};
