import type { EntityColumn } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';

interface Dated {
  dateCreated: string;
  dateUpdated: string;
}

/** When a form or a frame was changed and made: the last columns of its list. */
export function useDateColumns<Row extends Dated>(): EntityColumn<Row>[] {
  const { formatMessage, formatDate } = useIntl();

  return [
    {
      id: 'DATE_UPDATED',
      label: formatMessage(messages.dateUpdated),
      cell: ({ dateUpdated }) => formatDate(dateUpdated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      label: formatMessage(messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
    },
  ];
}
