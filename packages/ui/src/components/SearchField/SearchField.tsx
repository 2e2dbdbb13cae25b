import type { Ref } from 'react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';

import { CloseIcon, SearchIcon } from '../../icons';
import { button } from '../Button/Button.css';
import { defined } from '../../internal/defined';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from '../../internal/field.css';

export interface SearchFieldProps {
  /** Accessible name: "Search locations". */
  label: string;
  /** Placeholder, if the label is too long for the field. Default: the label. */
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Narrows a list while it is typed into. Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, onSubmit, inputRef } = props;
  const strings = useUiStrings();

  return (
    <AriaSearchField
      className={styles.field}
      aria-label={label}
      value={value}
      onChange={onChange}
      {...defined({ onSubmit })}
    >
      <div className={styles.control}>
        <span className={styles.aside}>
          <SearchIcon />
        </span>
        <Input
          className={styles.input}
          placeholder={placeholder}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        {value !== '' && (
          <span className={styles.aside}>
            <Button
              aria-label={strings.clearSearch}
              className={button({ tone: 'quiet', size: 'small', shape: 'icon' })}
            >
              <CloseIcon size="small" />
            </Button>
          </span>
        )}
      </div>
    </AriaSearchField>
  );
}
