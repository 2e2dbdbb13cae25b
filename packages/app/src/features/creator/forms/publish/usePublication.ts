import type { FormDocument } from '@hearback/schema/documents';

import { useFormPublicationQuery } from '../../../../server/generated/hooks';
import { newDocumentId } from '../../../../paths';
import type { DocumentEditing } from '../../documents/useDocumentEditing';

const never = { version: 0, hasUnpublishedChanges: true, usedByCodes: 0 };

/** Publication state of an edited form. Unsaved changes count as unpublished. */
export function usePublication({ id, isStored }: DocumentEditing<FormDocument>) {
  const { data, loading, refetch } = useFormPublicationQuery({
    variables: { id },
    skip: id === newDocumentId,
  });
  const isUnknown = id !== newDocumentId && !data?.form;
  const { version, hasUnpublishedChanges, usedByCodes } = data?.form ?? never;
  return {
    version,
    usedByCodes,
    hasUnpublishedChanges: !isStored || hasUnpublishedChanges,
    /** True until the server has responded. */
    isUnknown,
    isLoading: isUnknown && loading,
    retry: () => void refetch(),
  };
}
