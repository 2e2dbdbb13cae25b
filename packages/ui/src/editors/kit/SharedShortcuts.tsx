import { ShortcutSheet } from '../../components/ShortcutSheet/ShortcutSheet';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { type ShortcutName, shortcuts } from './shortcuts';

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

export interface ShortcutListProps {
  /** Shortcuts that have an action. */
  names: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** List of the shortcuts shared by all editors. An editor with shortcuts of its own has its own list. */
export function SharedShortcuts({ names, ...props }: ShortcutListProps) {
  const words = useWords(shortcutWords);
  const listed = (Object.keys(shortcuts) as ShortcutName[]).filter((name) => names.includes(name));

  return (
    <ShortcutSheet
      groups={[
        {
          shortcuts: listed.map((name) => ({
            words: words.shortcuts[name],
            keys: shortcuts[name].keys,
          })),
        },
      ]}
      {...props}
    />
  );
}
