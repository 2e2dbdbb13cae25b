import { Select } from '@hearback/ui';

import type { ValueOf } from '../../../../lists/useActiveFilters';
import { searchableFrom } from '../searchableFrom';
import { filterNames, type FilterName } from './codeFilters';
import type { Filter } from './useFilterOptions';

interface Props {
  /** What each filter can be set to, in the reader's words. */
  filters: Record<FilterName, Filter>;
  valueOf: ValueOf;
  onChange: (name: string, value: string) => void;
}

/** Narrows the list of codes to a state and a location. */
export function CodeFilters({ filters, valueOf, onChange }: Props) {
  return (
    <>
      {filterNames.map((name) => {
        const { label, options } = filters[name];
        return (
          <Select
            key={name}
            label={label}
            isLabelHidden
            value={valueOf(name)}
            placeholder={options[0]?.label ?? ''}
            options={options}
            onChange={(value) => onChange(name, value)}
            isSearchable={options.length > searchableFrom}
          />
        );
      })}
    </>
  );
}
