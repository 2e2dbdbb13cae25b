import type { Editor } from './useEditor';
import type { PartActions } from './useParts';
import type { ShortcutActions, ShortcutPress } from './useShortcuts';

/** What keys do in every editor of a document with parts: to the part with the focus, else to the chosen one. */
export function partShortcuts<Document, Command>(
  { selectedId }: Editor<Document, Command>,
  { parts, choose, duplicate, editWords, move, remove, canDuplicate, undo, redo }: PartActions,
): ShortcutActions {
  const meant = ({ partId }: ShortcutPress) => (partId === undefined ? selectedId : partId);
  const onPart = (act: (id: string, key: string) => void) => (press: ShortcutPress) => {
    const id = meant(press);
    if (id !== null) act(id, press.key);
  };

  return {
    choose: (press) => choose(meant(press), press.key === 'ArrowUp' ? -1 : 1),
    move: onPart((id, key) => {
      const index = parts.findIndex((part) => part.id === id);
      move(id, index + (key === 'ArrowUp' ? -1 : 1));
    }),
    ...(canDuplicate && { duplicate: onPart(duplicate) }),
    edit: (press) => editWords(meant(press)),
    remove: onPart(remove),
    undo,
    redo,
  };
}
