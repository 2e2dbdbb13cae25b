import { ShortcutSheet } from '../../../components/ShortcutSheet/ShortcutSheet';
import { useWords } from '../../../internal/useWords';
import type { ShortcutListProps } from '../../kit/SharedShortcuts';

import { frameShortcutGroups, frameShortcuts } from '../shortcuts';
import { frameShortcutWords } from '../shortcutWords';

/** Grouped list of the frame editor's keyboard shortcuts. */
export function FrameShortcutList({ names, ...props }: ShortcutListProps) {
  const words = useWords(frameShortcutWords);
  const groups = frameShortcutGroups.map(({ group, names: inGroup }) => ({
    title: words.groups[group],
    shortcuts: inGroup
      .filter((name) => names.includes(name))
      .map((name) => ({ words: words.names[name], keys: frameShortcuts[name]?.keys ?? [] })),
  }));

  return <ShortcutSheet groups={groups} {...props} />;
}
