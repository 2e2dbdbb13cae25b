import type { IntlShape } from '@formatjs/intl';

import { messages as issues } from '../../../fields/messages';
import { messages } from '../messages';
import { PictureRefusal, uploadPicture } from './uploadPicture';

/** Uploads a picture. What it throws says in the reader's language what is wrong. */
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
