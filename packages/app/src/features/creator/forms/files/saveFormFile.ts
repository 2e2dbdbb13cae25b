import {
  fileNameOf,
  type FormDocument,
  picturesOf,
  writeFormFile,
} from '@hearback/schema/documents';

import { saveBlob } from '../../../../server/downloads';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { embedPictureBytes } from '../../pictures/embedPictures';
import { messages } from './messages';

/** Saves a form as a self-contained file, including its pictures. */
export async function saveFormFile(document: FormDocument) {
  try {
    const text = writeFormFile(document, await embedPictureBytes(picturesOf(document)));
    const file = new Blob([text], { type: 'application/json' });
    saveBlob(file, fileNameOf(document.title, 'json'));
  } catch {
    // A file without its pictures would be incomplete.
    showSnackbar('error', messages.notExported);
  }
}
