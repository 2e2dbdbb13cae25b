import {
  fileNameOf,
  picturesOf,
  writeFormFile,
  type FormDocument,
} from '@hearback/schema/documents';

import { saveBlob } from '../../../../server/saveBlob';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { readPictures } from '../../pictures/embedPictures';
import { messages } from './messages';

/** Saves a form as a file that stands alone, its pictures inside. */
export async function exportForm(document: FormDocument) {
  try {
    const text = writeFormFile(document, await readPictures(picturesOf(document)));
    const file = new Blob([text], { type: 'application/json' });
    saveBlob(file, fileNameOf(document.title, 'json'));
  } catch {
    // A file without its picture would look whole and not be it.
    showSnackbar('error', messages.notExported);
  }
}
