import { EditIcon, ErrorIcon, InstallIcon, RefreshIcon, SuccessIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './SaveMark.css';

/** Save state of the document; `kept`: stored on this device, not yet on the server. */
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

/** Save state of a document, announced when it changes. The reason of a failure belongs in a `Snackbar`. */
export function SaveMark({ state }: SaveMarkProps) {
  const words = useWords(kitWords);
  const Icon = icons[state];

  return (
    <span className={styles.mark} data-state={state} role="status">
      <Icon size="small" />
      <span className={styles.words}>{words.saveStates[state]}</span>
    </span>
  );
}
