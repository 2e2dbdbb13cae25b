import { useState } from 'react';

import { EyeIcon } from '@hearback/ui/icons';

import type { FormsTab_FormFragment } from '../../../apollo/generated/graphql';
import { useFormsTabQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { DocumentsTab, newestFirst } from '../documents/DocumentsTab';
import * as creator from '../messages';
import { formKind } from './formKind';
import { FormPreview } from './FormPreview';
import { orderFields, useFormColumns } from './useFormColumns';
import { useRemoveForms } from './useRemoveForms';

/** `/creator/forms/` */
export function FormsTab() {
  const { formatMessage } = useIntl();
  const { query, onQuery, variables } = useEntityQuery(orderFields, newestFirst);
  const { data, previousData, ...result } = useFormsTabQuery({ variables });
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
        remove={useRemoveForms()}
        moreActions={(form) => [
          {
            id: 'preview',
            label: formatMessage(creator.messages.preview),
            icon: EyeIcon,
            onAction: () => setPreviewed(form),
          },
        ]}
      />
      <FormPreview document={previewed?.document} onClose={() => setPreviewed(undefined)} />
    </>
  );
}
