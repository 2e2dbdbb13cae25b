import type { ComponentType } from 'react';

import type { IconComponent } from '@hearback/ui/icons';
import type { EntityColumn } from '@hearback/ui';

import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';

interface Dated {
  dateCreated: string;
  dateUpdated: string;
}

/** Dates of the last change and of creation: the last columns of a list of forms or frames. */
export function useDateColumns<Row extends Dated>(): EntityColumn<Row>[] {
  const { formatMessage, formatDate } = useIntl();

  return [
    {
      id: 'DATE_UPDATED',
      label: formatMessage(messages.dateUpdated),
      cell: ({ dateUpdated }) => formatDate(dateUpdated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
      below: 660,
    },
    {
      id: 'DATE_CREATED',
      label: formatMessage(messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
      below: 800,
    },
  ];
}

/** Configuration for listing and removing forms or frames. */
export interface DocumentListConfig<Row> {
  /** The name of the link in a code. */
  link: 'form' | 'frame';
  icon: IconComponent;
  nameOf: (row: Row) => string;
  editorPath: (id: string) => string;
  listPath: string;
  /** Wall of designs that a new one can begin with. */
  New: ComponentType<{ onBegin: (document: object) => void; onClose: () => void }>;
  messages: {
    list: AnyMessage;
    search: AnyMessage;
    emptyTitle: AnyMessage;
    emptyText: AnyMessage;
    /** Label for creating a new one. */
    start: AnyMessage;
    removeTitle: AnyMessage;
    removeConfirm: AnyMessage;
    removeText: AnyMessage;
    removeCodes: AnyMessage;
  };
}
