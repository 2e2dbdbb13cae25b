import type { ImageReference } from '@hearback/schema/documents';

import { useIntl } from '../../../i18n/IntlProvider';
import { loadChunk } from '../../../loading/chunkError';
import { messages } from '../messages';

/** Uploads a picture for an editor. What that takes comes with the first picture. */
export function usePictureUpload() {
  const intl = useIntl();

  return async (file: File): Promise<ImageReference> => {
    const { uploadInWords } = await loadChunk(() => import('./uploadInWords')).catch(
      (cause: unknown) => {
        throw new Error(intl.formatMessage(messages.failedText), { cause });
      },
    );
    return uploadInWords(file, intl);
  };
}
