import { useEffect } from 'react';

import { Select } from '@hearback/ui';

interface Props {
  label: string;
  /** What the choice of everything is called. */
  all: string;
  /** The chosen id. Empty: nothing is narrowed. */
  value: string;
  choices: readonly { id: string; name: string }[];
  /** The page is about one of them: it is shown with the focus, and one is always chosen. */
  isSubject?: boolean;
  onChange: (id: string) => void;
}

/** The choice that narrows nothing. A choice needs a value of its own. */
const everything = 'all';

/** Narrows statistics to one of some things. Where there is nothing to choose, it is not there. */
export function NarrowingSelect({
  label,
  all,
  value,
  choices,
  isSubject = false,
  onChange,
}: Props) {
  const first = choices[0]?.id;
  useEffect(() => {
    if (isSubject && value === '' && first !== undefined) onChange(first);
    // Once the choices are there; `onChange` is made anew with each drawing.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isSubject, value, first]);

  if (choices.length <= 1 && value === '' && !isSubject) return null;

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
