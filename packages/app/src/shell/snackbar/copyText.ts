import type { AnyMessage } from '../../i18n/Messages';
import { showSnackbar } from './snackbar';

/** Copies a text; if the browser denies it, says so. Resolves to true on success. */
export const copyText = (text: string, failed: AnyMessage): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => {
      showSnackbar('error', failed);
      return false;
    },
  );
