import type { FormDocument } from '@hearback/schema/documents';

import { withChunk } from '../../../../loading/withChunk';

/** Saves a form as a file. What writes and reads such files comes when it is asked for. */
export const exportForm = (document: FormDocument): Promise<void> =>
  withChunk(
    () => import('./exportForm'),
    (file) => file.exportForm(document),
  );
