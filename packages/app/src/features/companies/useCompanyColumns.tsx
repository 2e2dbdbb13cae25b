import type { EntityColumn } from '@hearback/ui';

import type { CompanyRow_CompanyFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { AddressText } from '../../lists/AddressText';
import { messages as visitorNameMessages } from '../../fields/visitorNames/messages';
import { messages } from './messages';

/** By what companies can be sorted: the columns of these names. */
export const orderFields = [
  'NAME',
  'ADDRESS',
  'REGISTRATION_NUMBER',
  'REPRESENTATIVE',
  'DATE_CREATED',
] as const;

/** What a row of the list of companies shows. */
export function useCompanyColumns(): EntityColumn<CompanyRow_CompanyFragment>[] {
  const { formatMessage, formatDate, formatNumber } = useIntl();

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
    },
    {
      id: 'visitorName',
      label: formatMessage(visitorNameMessages.visitorName),
      cell: ({ name, visitorName }) => visitorName ?? name,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'ADDRESS',
      label: formatMessage(messages.address),
      cell: ({ address }) => <AddressText address={address} />,
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'REGISTRATION_NUMBER',
      label: formatMessage(messages.registrationNumber),
      cell: ({ registrationNumber }) => registrationNumber,
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
    {
      id: 'REPRESENTATIVE',
      label: formatMessage(messages.representative),
      cell: ({ representative }) => representative,
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'locations',
      label: formatMessage(messages.locations),
      cell: ({ locationCount }) => formatNumber(locationCount),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'codes',
      label: formatMessage(messages.codes),
      cell: ({ codeCount }) => formatNumber(codeCount),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      label: formatMessage(messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
  ];
}
