import type { FormDocument } from '@hearback/schema/documents';

import { withChunk } from '../../../../loading/lazy';

/** Saves a form as a file. The code for form files loads on demand. */
export const exportForm = (document: FormDocument): Promise<void> =>
  withChunk(
    () => import('./saveFormFile'),
    (file) => file.saveFormFile(document),
  );
