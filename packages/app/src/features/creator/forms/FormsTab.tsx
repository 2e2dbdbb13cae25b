import { useState } from 'react';

import { CopyIcon, DownloadIcon, EyeIcon } from '@hearback/ui/icons';

import type { FormsTab_FormFragment } from '../../../server/generated/graphql';
import { useFormsTabQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { lazyDialog } from '../../../loading/lazy';
import { useRemoval } from '../../../lists/removal/useRemoval';
import { DocumentsTab, newestFirst } from '../documents/DocumentsTab';
import * as creator from '../messages';
import { exportForm } from './files/lazyExport';
import * as files from './files/messages';
import { formKind } from './formKind';
import { formRemoval } from './formRemoval';
import { messages } from './messages';
import { orderFields, useFormColumns } from './useFormColumns';
import { useDuplicateForm } from './useDuplicateForm';

const FormPreview = lazyDialog(() =>
  import('./preview/FormPreview').then((file) => file.FormPreview),
);

/** `/creator/forms/` */
export function FormsTab() {
  const { formatMessage } = useIntl();
  const { query, onQuery, variables } = useEntityQuery(orderFields, newestFirst);
  const { data, previousData, ...result } = useFormsTabQuery({ variables });
  const duplicate = useDuplicateForm();
  const [previewed, setPreviewed] = useState<FormsTab_FormFragment>();

  return (
    <>
      <DocumentsTab
        kind={formKind}
        columns={useFormColumns()}
        asked={{ query, onQuery }}
        page={data?.forms}
        previousPage={previousData?.forms}
        result={result}
        remove={useRemoval(formRemoval)}
        moreActions={(form) => [
          {
            id: 'preview',
            label: formatMessage(creator.messages.preview),
            icon: EyeIcon,
            onAction: () => setPreviewed(form),
          },
          {
            id: 'duplicate',
            label: formatMessage(messages.duplicate),
            icon: CopyIcon,
            onAction: () => void duplicate(form.id),
          },
          {
            id: 'export',
            label: formatMessage(files.messages.export),
            icon: DownloadIcon,
            onAction: () => void exportForm(form.document),
          },
        ]}
      />
      {previewed && (
        <FormPreview
          document={previewed.document}
          formId={previewed.id}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  );
}
