import { type KeyboardEvent, useId, useRef } from 'react';
import { useField } from 'react-aria/useField';
import { Button, LabelContext, Provider, TextContext } from 'react-aria-components';
import { ChevronDownIcon } from '../../icons';
import { defined } from '../../internal/defined';
import * as styles from '../../internal/field.css';
import { LazyMenu } from '../../internal/LazyMenu';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as selectStyles from './Select.css';

/** Pause after which type-ahead starts anew, in milliseconds. */
const pauseMs = 1_000;

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

const beginsWith = (label: string, typed: string) =>
  collator.compare(label.slice(0, typed.length), typed) === 0;

/** Keys that change the value of a closed list: left and right arrow, and type-ahead. */
function useClosedKeys(
  all: readonly SelectOption[],
  value: string,
  onChange: (value: string) => void,
) {
  const typed = useRef({ text: '', at: 0 });
  const options = all.filter(({ isCommand }) => !isCommand);

  const byLetter = (key: string, at: number) => {
    const before = at - typed.current.at > pauseMs ? '' : typed.current.text;
    // Without typed text before it, a space opens the list.
    if (before === '' && key === ' ') return undefined;
    const text = before + key;
    const found = options.find(({ label }) => beginsWith(label, text));
    typed.current = { text: found ? text : '', at };
    return found;
  };

  return (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const chosen = options.findIndex((option) => option.value === value);
    let next: SelectOption | undefined;
    if (key === 'ArrowLeft') next = options[chosen === -1 ? 0 : chosen - 1];
    else if (key === 'ArrowRight') next = options[chosen + 1];
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) next = byLetter(key, timeStamp);
    if (next) onChange(next.value);
    return next !== undefined;
  };
}

export interface SelectOption {
  value: string;
  label: string;
  /** Secondary text. */
  description?: string | undefined;
  /** Opens something, and is no value: keys on the closed list skip it. */
  isCommand?: boolean;
  /** Heading of the option's group. Options of a group must be adjacent. */
  group?: string;
}

export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Search field above the options; useful from about ten. */
  isSearchable?: boolean;
  /** Hides the label visually if the context is clear: filters over a list. */
  isLabelHidden?: boolean;
}

const loadList = () => import('./SelectList').then((part) => part.SelectList);

/** Single choice from a dropdown list. The empty string: no selection. Few and short options: `RadioGroup`. */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder,
  isSearchable = false,
  isLabelHidden = false,
  ...field
}: SelectProps) {
  const strings = useUiStrings();
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const { error, hint, isRequired, isDisabled } = field;
  const isInvalid = Boolean(error);
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    labelElementType: 'span',
    isInvalid,
    ...defined({ description: hint, errorMessage: error }),
  });
  const chooseByKey = useClosedKeys(options, value, onChange);
  const chosen = options.find((option) => option.value === value);
  const name = <FieldLabel label={label} isRequired={!isLabelHidden && isRequired} />;

  return (
    <Provider
      values={[
        [
          LabelContext,
          { ...labelProps, elementType: 'span', onClick: () => button.current?.focus() },
        ],
        [
          TextContext,
          { slots: { description: descriptionProps, errorMessage: errorMessageProps } },
        ],
      ]}
    >
      <div
        className={styles.field}
        data-invalid={isInvalid || undefined}
        onKeyDownCapture={(event) => {
          // The list is portaled and has keys of its own.
          if (event.target !== button.current || !chooseByKey(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {isLabelHidden ? <span className={visuallyHidden}>{name}</span> : name}
        <LazyMenu
          popup="listbox"
          trigger={
            <Button
              ref={button}
              className={selectStyles.trigger}
              {...fieldProps}
              aria-labelledby={`${valueId} ${fieldProps['aria-labelledby'] ?? ''}`}
              {...defined({ isDisabled, autoFocus: field.autoFocus })}
            >
              <span
                id={valueId}
                className={selectStyles.value}
                data-placeholder={chosen === undefined || undefined}
              >
                {chosen?.label ?? placeholder ?? strings.chooseOption}
              </span>
              <ChevronDownIcon />
            </Button>
          }
          onLeave={field.onBlur}
          load={loadList}
          list={{ labelledBy: labelProps.id, value, options, isSearchable, onChange }}
        />
        <FieldText hint={hint} error={error} />
      </div>
    </Provider>
  );
}
