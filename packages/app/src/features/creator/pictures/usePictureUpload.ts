import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { PictureRefusal, uploadPicture } from './uploadPicture';

/** Uploads a picture for an editor. What it throws says in the reader's language what is wrong. */
export function usePictureUpload() {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();

  return async (file: File) => {
    try {
      return await uploadPicture(file);
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      const words =
        error.issue === 'server' ? formatMessage(messages.failedText) : issueText(error.issue);
      throw new Error(words, { cause: error });
    }
  };
}
