import { useEffect } from 'react';

import { Select } from '@hearback/ui';

interface Props {
  label: string;
  /** Label of the option that includes everything. */
  all: string;
  /** The chosen id. Empty: no filter. */
  value: string;
  choices: readonly { id: string; name: string }[];
  /** The page is about one entity: the select gets the focus, and one entity is always chosen. */
  isSubject?: boolean;
  /** The number of choices from which on there is something to choose. */
  fewest?: number;
  onChange: (id: string) => void;
}

/** Option for no filter. Options need a nonempty value. */
const everything = 'all';

/** Filters statistics by one entity. Hidden if there is nothing to choose. */
export function NarrowingSelect({
  label,
  all,
  value,
  choices,
  isSubject = false,
  fewest = 2,
  onChange,
}: Props) {
  const first = choices[0]?.id;
  useEffect(() => {
    if (isSubject && value === '' && first !== undefined) onChange(first);
    // Runs once the choices have loaded; `onChange` changes on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isSubject, value, first]);

  if (choices.length < fewest && value === '' && !isSubject) return null;

  return (
    <Select
      label={label}
      isLabelHidden
      {...(isSubject && { autoFocus: true })}
      value={value || everything}
      onChange={(id) => onChange(id === everything ? '' : id)}
      options={[
        ...(isSubject && value !== '' ? [] : [{ value: everything, label: all }]),
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      isSearchable={choices.length > 9}
    />
  );
}
