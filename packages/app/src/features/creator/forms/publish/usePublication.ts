import type { FormDocument } from '@hearback/schema/documents';

import { useFormPublicationQuery } from '../../../../server/generated/hooks';
import { newId } from '../../../../paths';
import type { DocumentEditing } from '../../documents/useDocumentEditing';

const never = { version: 0, hasUnpublishedChanges: true, usedByCodes: 0 };

/** What visitors have of a form that is edited. Changes that are not saved are not published either. */
export function usePublication({ id, isStored }: DocumentEditing<FormDocument>) {
  const { data, loading, refetch } = useFormPublicationQuery({
    variables: { id },
    skip: id === newId,
  });
  const isUnknown = id !== newId && !data?.form;
  const { version, hasUnpublishedChanges, usedByCodes } = data?.form ?? never;
  return {
    version,
    usedByCodes,
    hasUnpublishedChanges: !isStored || hasUnpublishedChanges,
    /** The server has not said yet. */
    isUnknown,
    isLoading: isUnknown && loading,
    retry: () => void refetch(),
  };
}
