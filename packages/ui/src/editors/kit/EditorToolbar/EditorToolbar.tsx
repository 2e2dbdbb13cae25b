import { languages, type Language } from '@hearback/schema/limits';
import type { ReactNode } from 'react';

import { IconButton } from '../../../components/IconButton/IconButton';
import { Select } from '../../../fields/Select/Select';
import { HelpIcon, RedoIcon, UndoIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { SaveMark, type SaveState } from '../SaveMark/SaveMark';
import { kitWords } from '../words';
import * as styles from './EditorToolbar.css';

export interface EditorToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Which of the document's languages is edited and shown. */
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** Left out where the caller does not save by itself. */
  saveState?: SaveState | undefined;
  /** Opens the list of keys. */
  onHelp?: (() => void) | undefined;
  children?: ReactNode;
}

const ownNames: Record<Language, string> = { 'en-US': 'English', 'pl-PL': 'Polski' };

/** What every editor has above its panes. */
export function EditorToolbar({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  language,
  onLanguageChange,
  saveState,
  onHelp,
  children,
}: EditorToolbarProps) {
  const words = useWords(kitWords);

  return (
    <div className={styles.toolbar}>
      <IconButton icon={UndoIcon} label={words.undo} isDisabled={!canUndo} onPress={onUndo} />
      <IconButton icon={RedoIcon} label={words.redo} isDisabled={!canRedo} onPress={onRedo} />
      <div className={styles.language}>
        <Select
          label={words.textLanguage}
          isLabelHidden
          value={language}
          onChange={(value) => onLanguageChange(value as Language)}
          options={languages.map((value) => ({ value, label: ownNames[value] }))}
        />
      </div>
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
