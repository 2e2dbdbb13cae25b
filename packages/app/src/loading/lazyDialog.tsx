import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

import { messages } from '../shell/snackbar/messages';
import { showSnackbar } from '../shell/snackbar/snackbar';
import { loadChunk } from './chunkError';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog in a chunk of its own, loaded when it is opened for the first time. If loading
 * fails, that is shown, and the screen behind it stays as it is: the next press tries again.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LateDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded);
    const { onClose } = props;

    useEffect(() => {
      if (Dialog) return;
      let isGone = false;
      loadChunk(load).then(
        (dialog) => {
          loaded = dialog;
          if (!isGone) setDialog(() => dialog);
        },
        () => {
          if (isGone) return;
          showSnackbar('error', navigator.onLine ? messages.serverIssue : messages.offline);
          onClose();
        },
      );
      return () => {
        isGone = true;
      };
    }, [Dialog, onClose]);

    return Dialog ? <Dialog {...props} /> : null;
  };
}
