import { Select } from '@hearback/ui';

import type { FilterChoices } from './useFilterChoices';

interface Props extends FilterChoices {
  value: string;
  onChange: (value: string) => void;
  /** In the bar over the list the choice says enough. */
  isLabelHidden?: boolean;
}

/** The choice of each filter that filters nothing. A choice needs a value of its own. */
const nothing = 'all';

/** One filter of the list of feedback. */
export function FilterSelect(props: Props) {
  const { label, everything, options, value, onChange, isLabelHidden = false } = props;
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden}
      value={options.some((option) => option.value === value) ? value : nothing}
      onChange={(chosen) => onChange(chosen === nothing ? '' : chosen)}
      options={[{ value: nothing, label: everything }, ...options]}
      isSearchable={options.length > 10}
    />
  );
}
