import type { FormDocument } from '@hearback/schema/documents';

import type { DocumentEditing } from '../../documents/useDocumentEditing';
import { FormState } from './FormState';
import { usePublication } from './usePublication';

/** Shows if the published version matches the editor. Empty until that is known. */
export function EditedFormState({ editing }: { editing: DocumentEditing<FormDocument> }) {
  const { isUnknown, ...publication } = usePublication(editing);
  return isUnknown ? null : <FormState form={publication} />;
}
