import type { ActiveFilter } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';

/** The text of a filter in the address; empty when it filters nothing. */
export type ValueOf = (name: string) => string;

interface Filter {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The active filters as labels, each with a function that removes it. */
export function useActiveFilters<Name extends string>(
  names: readonly Name[],
  filters: Record<Name, Filter>,
  valueOf: ValueOf,
  onChange: (name: string, value: string) => void,
): ActiveFilter[] {
  const { formatMessage } = useIntl();

  return names
    .filter((name) => valueOf(name) !== '')
    .map((name) => {
      const { label, options } = filters[name];
      const chosen = options.find(({ value }) => value === valueOf(name));
      return {
        id: name,
        // Choices that are still on their way have no name yet.
        label: chosen
          ? formatMessage(messages.activeFilter, { label, value: chosen.label })
          : label,
        onRemove: () => onChange(name, ''),
      };
    });
}
