import { helpAddress, salesAddress } from '@hearback/schema/contact';

import { useHelpAddressQuery, useInstallationQuery } from '../../server/generated/hooks';

/** The support address of this installation. The default until the server has sent it, and offline. */
export const useHelpAddress = (): string => useHelpAddressQuery().data?.helpAddress ?? helpAddress;

/** The same for questions about prices. */
export const useSalesAddress = (): string =>
  useInstallationQuery().data?.salesAddress ?? salesAddress;
