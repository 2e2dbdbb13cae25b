import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { Dialog, DialogActions } from '@hearback/ui';

import type { FormVersionsQuery } from '../../../../server/generated/graphql';
import { useFormVersionsQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import * as creator from '../../messages';
import { WhenLoaded } from '../../WhenLoaded';
import { CompareVersion } from './CompareVersion';
import { messages } from './messages';
import { useRestoreVersion } from './useRestoreVersion';
import { VersionList } from './VersionList';

/** A published version of a form. */
export type Version = NonNullable<FormVersionsQuery['form']>['versions'][number];

interface Props {
  editing: DocumentEditing<FormDocument>;
  /** The current form, including unsaved changes. */
  document: FormDocument;
  onClose: () => void;
}

/** The published versions of a form, to compare with the current one and to restore. */
export function FormVersions({ editing, document, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { data, error, loading, refetch } = useFormVersionsQuery({
    variables: { id: editing.id },
    // Feedback arrives while the form is edited.
    fetchPolicy: 'cache-and-network',
  });
  const [compared, setCompared] = useState<Version>();
  const { restore, isPending } = useRestoreVersion(editing);
  const versions = data?.form?.versions;

  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={formatMessage(messages.purpose)}
      size="large"
      isOpen
      onClose={onClose}
    >
      {compared ? (
        <CompareVersion
          version={compared}
          document={document}
          onBack={() => setCompared(undefined)}
          onRestore={async () => {
            if (await restore(compared.version)) onClose();
          }}
          isPending={isPending}
        />
      ) : (
        <>
          <WhenLoaded
            choices={{
              isLoading: loading && !versions,
              hasFailed: error !== undefined && !versions,
              retry: () => void refetch(),
            }}
          >
            <VersionList versions={versions ?? []} onCompare={setCompared} />
          </WhenLoaded>
          <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
        </>
      )}
    </Dialog>
  );
}
