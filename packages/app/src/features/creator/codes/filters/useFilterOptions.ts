import type { SelectOption } from '@hearback/ui';

import { LocationChoicesDocument } from '../../../../server/generated/graphql';
import { useWholeList } from '../../../../server/useWholeList';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from '../messages';
import { stateNames, type FilterName } from './codeFilters';

export interface Filter {
  label: string;
  options: readonly SelectOption[];
}

/** What the list of codes can be narrowed to. */
export function useFilterOptions(): Record<FilterName, Filter> {
  const { formatMessage } = useIntl();
  const { items } = useWholeList(LocationChoicesDocument);

  return {
    state: {
      label: formatMessage(messages.state),
      options: [
        { value: '', label: formatMessage(messages.allStates) },
        ...(Object.keys(stateNames) as (keyof typeof stateNames)[]).map((name) => ({
          value: name,
          label: formatMessage(messages[name]),
        })),
      ],
    },
    location: {
      label: formatMessage(messages.location),
      options: [
        { value: '', label: formatMessage(messages.allLocations) },
        ...items.map(({ id, name, company }) => ({
          value: id,
          label: name,
          description: company.name,
        })),
      ],
    },
  };
}
