import { Select } from '@hearback/ui';

interface Props {
  label: string;
  /** What the choice of everything is called. */
  all: string;
  /** The chosen id. Empty: nothing is narrowed. */
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** The choice that narrows nothing. A choice needs a value of its own. */
const everything = 'all';

/** Narrows statistics to one of some things. Where there is nothing to choose, it is not there. */
export function NarrowingSelect({ label, all, value, choices, onChange }: Props) {
  if (choices.length <= 1 && value === '') return null;

  return (
    <Select
      label={label}
      isLabelHidden
      value={value || everything}
      onChange={(id) => onChange(id === everything ? '' : id)}
      options={[
        { value: everything, label: all },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      isSearchable={choices.length > 9}
    />
  );
}
