import type { WordsByLanguage } from '../../internal/useWords';
import type { ShortcutName } from './shortcuts';

interface ShortcutWords {
  shortcuts: Record<ShortcutName, string>;
}

/** Texts of the keyboard shortcuts in every editor. */
export const shortcutWords: WordsByLanguage<ShortcutWords> = {
  en: {
    shortcuts: {
      choose: 'In the list, choose the next part',
      move: 'Move the part up or down',
      edit: 'Edit the words of the part, or the title',
      grab: 'On the handle of a part, pick it up and put it down',
      duplicate: 'Duplicate the part',
      remove: 'Remove the part',
      undo: 'Undo',
      redo: 'Redo',
      help: 'Show this list',
    },
  },
  pl: {
    shortcuts: {
      choose: 'Na liście: wybierz sąsiednią część',
      move: 'Przesuń część w górę lub w dół',
      edit: 'Edytuj słowa części albo tytuł',
      grab: 'Na uchwycie części: podnieś ją i odłóż',
      duplicate: 'Powiel część',
      remove: 'Usuń część',
      undo: 'Cofnij',
      redo: 'Ponów',
      help: 'Pokaż tę listę',
    },
  },
};
