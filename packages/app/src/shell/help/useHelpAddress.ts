import { helpAddress, salesAddress } from '@hearback/schema/contact';

import { useHelpAddressQuery, useInstallationQuery } from '../../server/generated/hooks';

/** Where questions about this installation go. Until the server has said so, and without it, the usual address. */
export const useHelpAddress = (): string => useHelpAddressQuery().data?.helpAddress ?? helpAddress;

/** The same for questions about prices. */
export const useSalesAddress = (): string =>
  useInstallationQuery().data?.salesAddress ?? salesAddress;
