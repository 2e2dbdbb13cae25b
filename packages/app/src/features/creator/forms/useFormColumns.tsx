import type { EntityColumn } from '@hearback/ui';

import type { FormsTab_FormFragment } from '../../../apollo/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import * as creator from '../messages';
import { messages } from './messages';

/** By what forms can be sorted: the columns of these names. */
export const orderFields = ['TITLE', 'DATE_CREATED', 'DATE_UPDATED'] as const;

/** What a row of the list of forms shows. */
export function useFormColumns(): EntityColumn<FormsTab_FormFragment>[] {
  const { formatMessage, formatDate, formatNumber } = useIntl();

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
      id: 'DATE_UPDATED',
      label: formatMessage(creator.messages.dateUpdated),
      cell: ({ dateUpdated }) => formatDate(dateUpdated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      label: formatMessage(creator.messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
    },
  ];
}
