import { EditIcon, ErrorIcon, InstallIcon, RefreshIcon, SuccessIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './SaveMark.css';

/** Whether the server has the document as it is on the screen; `kept`: this device has it for now. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'kept' | 'failed';

export interface SaveMarkProps {
  state: SaveState;
}

const icons = {
  saved: SuccessIcon,
  saving: RefreshIcon,
  unsaved: EditIcon,
  kept: InstallIcon,
  failed: ErrorIcon,
};

/** Says whether a document is saved. Read aloud when that changes. Why it failed is a `Snackbar`'s to say. */
export function SaveMark({ state }: SaveMarkProps) {
  const words = useWords(kitWords);
  const Icon = icons[state];

  return (
    <span className={styles.mark} data-state={state} role="status">
      <Icon size="small" />
      {words.saveStates[state]}
    </span>
  );
}
