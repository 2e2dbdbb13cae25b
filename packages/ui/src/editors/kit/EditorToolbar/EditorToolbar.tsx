import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import { Select } from '../../../fields/Select/Select';
import { HelpIcon, RedoIcon, UndoIcon } from '../../../icons';
import { languageFormat } from '../../../internal/languageFormat';
import { useWords } from '../../../internal/useWords';
import { SaveMark, type SaveState } from '../SaveMark/SaveMark';
import { kitWords } from '../words';
import * as styles from './EditorToolbar.css';

export interface EditorToolbarProps {
  /** Name of the next undo step: `Move Rating`. Undefined: there is none. */
  undoName: string | undefined;
  redoName: string | undefined;
  onUndo: () => void;
  onRedo: () => void;
  /** The document language being edited and shown. */
  language: string;
  /** Empty: the document has no texts. */
  languages: readonly string[];
  onLanguageChange: (language: string) => void;
  /** Omit if the caller does not save automatically. */
  saveState?: SaveState | undefined;
  /** Opens the list of keyboard shortcuts. */
  onHelp?: (() => void) | undefined;
  children?: ReactNode;
}

/** Toolbar above the panes of every editor. */
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
  const nameOf = languageFormat(locale);

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
