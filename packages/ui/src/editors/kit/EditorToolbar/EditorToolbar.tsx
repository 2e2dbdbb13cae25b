import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import { Select } from '../../../fields/Select/Select';
import { HelpIcon, RedoIcon, UndoIcon } from '../../../icons';
import { languageNames } from '../../../internal/languageNames';
import { useWords } from '../../../internal/useWords';
import { SaveMark, type SaveState } from '../SaveMark/SaveMark';
import { kitWords } from '../words';
import * as styles from './EditorToolbar.css';

export interface EditorToolbarProps {
  /** What would be undone: `Move Rating`. Undefined: there is nothing to undo. */
  undoName: string | undefined;
  redoName: string | undefined;
  onUndo: () => void;
  onRedo: () => void;
  /** Which of the document's languages is edited and shown. */
  language: string;
  /** None: nothing in the document is words. */
  languages: readonly string[];
  onLanguageChange: (language: string) => void;
  /** Left out where the caller does not save by itself. */
  saveState?: SaveState | undefined;
  /** Opens the list of keys. */
  onHelp?: (() => void) | undefined;
  children?: ReactNode;
}

/** What every editor has above its panes. */
export function EditorToolbar({
  undoName,
  redoName,
  onUndo,
  onRedo,
  language,
  languages,
  onLanguageChange,
  saveState,
  onHelp,
  children,
}: EditorToolbarProps) {
  const words = useWords(kitWords);
  const { locale } = useLocale();
  const nameOf = languageNames(locale);

  return (
    <div className={styles.toolbar}>
      <IconButton
        icon={UndoIcon}
        label={undoName === undefined ? words.undo : words.undoStep(undoName)}
        isDisabled={undoName === undefined}
        onPress={onUndo}
      />
      <IconButton
        icon={RedoIcon}
        label={redoName === undefined ? words.redo : words.redoStep(redoName)}
        isDisabled={redoName === undefined}
        onPress={onRedo}
      />
      {languages.length > 0 && (
        <div className={styles.language}>
          <Select
            label={words.textLanguage}
            isLabelHidden
            value={language}
            onChange={onLanguageChange}
            options={languages.map((value) => ({ value, label: nameOf(value, languages) }))}
          />
        </div>
      )}
      <div className={styles.tools}>
        {children}
        {onHelp && <IconButton icon={HelpIcon} label={words.shortcutsTitle} onPress={onHelp} />}
      </div>
      {saveState && (
        <div className={styles.state}>
          <SaveMark state={saveState} />
        </div>
      )}
    </div>
  );
}
