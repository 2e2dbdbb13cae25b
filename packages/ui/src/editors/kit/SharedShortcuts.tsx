import { ShortcutSheet } from '../../components/ShortcutSheet/ShortcutSheet';
import { useWords } from '../../internal/useWords';
import { shortcutWords } from './sharedShortcutWords';
import { shortcuts, type ShortcutName } from './shortcuts';

/** What the list of an editor's keys is given. */
export interface ShortcutListProps {
  /** Those that do something. */
  names: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** The keys that all editors share. An editor with keys of its own lists them itself. */
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
