import { helpAddress } from '@hearback/schema/contact';

import { useHelpAddressQuery } from '../apollo/generated/hooks';

/** Where questions about this installation go. Until the server has said so, and without it, the usual address. */
export const useHelpAddress = (): string => useHelpAddressQuery().data?.helpAddress ?? helpAddress;
