import { ShortcutSheet } from '../../components/ShortcutSheet/ShortcutSheet';
import { useWords } from '../../internal/useWords';
import { shortcutWords } from './sharedShortcutWords';
import { shortcuts, type ShortcutName } from './shortcuts';

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
