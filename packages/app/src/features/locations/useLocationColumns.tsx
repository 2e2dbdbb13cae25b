import type { EntityColumn } from '@hearback/ui';

import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { visitorsRead } from '../../fields/visitorNames/visitorsRead';
import { useIntl } from '../../i18n/IntlProvider';
import { AddressText } from '../../lists/AddressText';
import { useTagsColumn } from '../../lists/tags';
import { messages } from './messages';

/** Sortable columns of locations. */
export const locationOrderFields = ['NAME', 'COMPANY', 'EMAIL', 'ADDRESS', 'DATE_CREATED'] as const;

/** Columns of the list of locations. */
export function useLocationColumns(): EntityColumn<LocationRow_LocationFragment>[] {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const tags = useTagsColumn();

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      // Wide enough for a typical name: wrapping an address is preferable to wrapping a name.
      cell: ({ name }) => <div style={{ minWidth: 'min(170px, 40vw)' }}>{name}</div>,
      isSortable: true,
    },
    {
      id: 'COMPANY',
      below: 680,
      label: formatMessage(messages.company),
      cell: ({ company }) => company.name,
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'visitorName',
      label: formatMessage(messages.visitorsReadColumn),
      cell: ({ company, visitorName }) => visitorsRead(company, visitorName).venue,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'EMAIL',
      below: 900,
      label: formatMessage(messages.email),
      cell: ({ email }) => email,
      onCard: 'detail',
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'ADDRESS',
      below: 1040,
      label: formatMessage(messages.address),
      cell: ({ address }) => <AddressText address={address} />,
      isSortable: true,
      isHideable: true,
    },
    tags,
    {
      id: 'description',
      label: formatMessage(messages.description),
      cell: ({ description }) => description,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'timezone',
      label: formatMessage(messages.timezone),
      cell: ({ timezone }) => timezone.replaceAll('_', ' '),
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'codes',
      label: formatMessage(messages.codes),
      cell: ({ numberOfCodes }) => formatNumber(numberOfCodes),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      below: 820,
      label: formatMessage(messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
  ];
}
