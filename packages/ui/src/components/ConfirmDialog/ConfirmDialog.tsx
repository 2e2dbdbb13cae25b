import { useState, type ReactNode } from 'react';
import { Input, Label, TextField } from 'react-aria-components';

import { Notice } from '../Notice/Notice';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { DialogActions } from '../Dialog/DialogActions';
import * as styles from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  /** The question: "Delete 3 codes?" */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The verb of the title: "Delete". */
  confirmLabel: string;
  /** `danger` for what destroys. */
  tone?: 'primary' | 'danger';
  /** A word that has to be typed before the button works, letter for letter. */
  confirmWord?: string;
  isPending?: boolean;
  /** True while the consequences are loading: the confirm button is disabled. */
  isWaiting?: boolean;
  /** Error message of the failed action. */
  error?: string | undefined;
  /** The consequences of the action. */
  children?: ReactNode;
}

/** Confirms a serious action. For reversible actions offer undo instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} size="small">
      <ConfirmForm {...props} />
    </Dialog>
  );
}

function ConfirmForm({
  onConfirm,
  confirmLabel,
  tone = 'danger',
  confirmWord,
  isPending = false,
  isWaiting = false,
  error,
  children,
}: ConfirmDialogProps) {
  const strings = useUiStrings();
  const [typed, setTyped] = useState('');
  const isReady = !isWaiting && (confirmWord === undefined || typed === confirmWord);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isPending) onConfirm();
      }}
    >
      {error && <Notice tone="danger" title={error} />}
      {children}
      {confirmWord !== undefined && (
        <TextField className={styles.field} value={typed} onChange={setTyped} autoFocus>
          <Label className={styles.label}>{strings.confirmWord(confirmWord)}</Label>
          <div className={styles.control}>
            <Input
              className={styles.input}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck="false"
            />
          </div>
        </TextField>
      )}
      <DialogActions>
        <Button type="submit" tone={tone} isDisabled={!isReady} isPending={isPending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
