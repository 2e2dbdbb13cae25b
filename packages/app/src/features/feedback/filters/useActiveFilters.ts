import type { ActiveFilter } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { filterNames, type FilterName, type ValueOf } from './feedbackFilters';
import { messages } from './messages';
import type { FilterChoices } from './useFilterChoices';

/** The filters that are on, in words that stand by themselves, each with a way to take it back. */
export function useActiveFilters(
  choices: Record<FilterName, FilterChoices>,
  valueOf: ValueOf,
  onChange: (name: string, value: string) => void,
): ActiveFilter[] {
  const { formatMessage } = useIntl();

  return filterNames
    .filter((name) => valueOf(name) !== '')
    .map((name) => {
      const { label, options } = choices[name];
      const chosen = options.find(({ value }) => value === valueOf(name));
      return {
        id: name,
        // Choices that are still on their way have no name yet.
        label: chosen ? formatMessage(messages.active, { label, value: chosen.label }) : label,
        onRemove: () => onChange(name, ''),
      };
    });
}
