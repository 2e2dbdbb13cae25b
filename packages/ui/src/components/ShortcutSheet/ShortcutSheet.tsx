import type { ReactNode } from 'react';

import { KeyCombination } from '../../internal/KeyCombination';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { Stack } from '../../layout/Stack/Stack';
import { Dialog } from '../Dialog/Dialog';
import { Heading } from '../Heading/Heading';
import * as styles from './ShortcutSheet.css';

/** Title of the sheet. */
const sheetWords: WordsByLanguage<{ title: string }> = {
  en: { title: 'Keyboard shortcuts' },
  pl: { title: 'Skróty klawiszowe' },
};

/** Keys that do something, and what they do. */
export interface ListedShortcut {
  words: string;
  /** Each is one way: `Mod+K` is held together, `G H` is pressed one after the other. */
  keys: readonly string[];
}

/** Keys that belong together. */
export interface ShortcutGroup {
  /** Left out where there is one group only. */
  title?: string;
  shortcuts: readonly ListedShortcut[];
}

export interface ShortcutSheetProps {
  groups: readonly ShortcutGroup[];
  isOpen: boolean;
  onClose: () => void;
  /** Settings of the shortcuts, under the list. */
  children?: ReactNode;
}

/** Lists the keys that do something, as they stand on the reader's keyboard. Opened by `?`. */
export function ShortcutSheet({ groups, isOpen, onClose, children }: ShortcutSheetProps) {
  const words = useWords(sheetWords);

  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={onClose}
      size={groups.length > 1 ? 'large' : 'medium'}
    >
      <div className={groups.length > 1 ? styles.groups : undefined}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title ?? ''} className={styles.group}>
            <Stack gap="xxsmall">
              {title !== undefined && (
                <Heading level={3} size="small">
                  {title}
                </Heading>
              )}
              <dl className={styles.list}>
                {shortcuts.map((shortcut) => (
                  <div key={shortcut.words} className={styles.row}>
                    <dt>{shortcut.words}</dt>
                    <dd className={styles.combinations}>
                      {shortcut.keys.map((keys) => (
                        <KeyCombination key={keys} keys={keys} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </Stack>
          </section>
        ))}
      </div>
      {children}
    </Dialog>
  );
}
