import type { IntlShape } from '@formatjs/intl';

import { messages as issues } from '../../../fields/messages';
import { messages } from '../messages';
import { PictureRefusal, uploadPicture } from './uploadPicture';

/** Uploads a picture. Errors are thrown with a message in the reader's language. */
export async function uploadInWords(file: File, { formatMessage }: IntlShape) {
  try {
    return await uploadPicture(file);
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    const { issue } = error;
    const words = issue === 'server' ? messages.failedText : issues[issue];
    throw new Error(formatMessage(words), { cause: error });
  }
}
