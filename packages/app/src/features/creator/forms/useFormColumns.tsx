import type { EntityColumn } from '@hearback/ui';

import type { FormsTab_FormFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { useDateColumns } from '../documents/DocumentKind';
import { messages } from './messages';
import { FormState } from './publish/FormState';

/** Sortable columns of forms. */
export const orderFields = ['TITLE', 'DATE_CREATED', 'DATE_UPDATED'] as const;

/** Columns of the list of forms. */
export function useFormColumns(): EntityColumn<FormsTab_FormFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const dateColumns = useDateColumns<FormsTab_FormFragment>();

  return [
    {
      id: 'TITLE',
      label: formatMessage(messages.formTitle),
      cell: ({ title }) => title,
      isSortable: true,
    },
    {
      id: 'fields',
      label: formatMessage(messages.fields),
      cell: ({ document }) => formatNumber(document.fields.length),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'usedBy',
      label: formatMessage(messages.usedBy),
      cell: ({ usedByCodes }) => formatMessage(messages.usedByCodes, { count: usedByCodes }),
      isHideable: true,
    },
    {
      id: 'published',
      label: formatMessage(messages.published),
      cell: (form) => <FormState form={form} />,
      isHideable: true,
    },
    ...dateColumns,
  ];
}
