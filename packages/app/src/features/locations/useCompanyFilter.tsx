import { Select, type EntityListProps } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages as listMessages } from '../../lists/messages';
import { messages } from './messages';

/** The choice of the filter that filters nothing. */
const everyone = 'all';

/** Narrows the list to one company: the choice beside the search, and the tag while it is on. */
export function useCompanyFilter(
  companies: readonly { id: string; name: string }[],
  companyId: string,
  onChange: (companyId: string) => void,
) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.company);
  const chosen = companies.find(({ id }) => id === companyId);
  const showAll = () => onChange('');

  return {
    filters: companies.length > 1 && (
      <Select
        label={label}
        isLabelHidden
        value={companyId || everyone}
        onChange={(id) => onChange(id === everyone ? '' : id)}
        options={[
          { value: everyone, label: formatMessage(messages.allCompanies) },
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isSearchable={companies.length > 9}
      />
    ),
    activeFilters:
      companyId === ''
        ? []
        : [
            {
              id: 'company',
              // Companies that are still on their way have no name yet.
              label: chosen
                ? formatMessage(listMessages.activeFilter, { label, value: chosen.name })
                : label,
              onRemove: showAll,
            },
          ],
    isFiltered: companyId !== '',
    onClearFilters: showAll,
  } satisfies Partial<EntityListProps<never>>;
}
