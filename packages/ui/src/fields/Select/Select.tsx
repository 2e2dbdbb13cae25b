import { useId, useRef } from 'react';
import { useField } from 'react-aria/useField';
import { Button, LabelContext, Provider, TextContext } from 'react-aria-components';

import { ChevronDownIcon } from '../../icons';
import { defined } from '../../internal/defined';
import * as styles from '../../internal/field.css';
import { LateMenu } from '../../internal/LateMenu';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { FieldLabel } from '../FieldLabel';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';
import * as selectStyles from './Select.css';
import { useClosedKeys } from './useClosedKeys';

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** What it stands under. Options of a group come one after the other. */
  group?: string;
}

export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** A field to narrow the options; worth it from about ten. */
  isSearchable?: boolean;
  /** Hides the label for the eye, where the place says enough: filters over a list. */
  isLabelHidden?: boolean;
}

const loadList = () => import('./SelectList').then((part) => part.SelectList);

/** One of several, in a list that opens. The empty string means nothing is chosen. Few and short: `RadioGroup`. */
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
          // The list stands elsewhere, and has keys of its own.
          if (event.target !== button.current || !chooseByKey(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {isLabelHidden ? <span className={visuallyHidden}>{name}</span> : name}
        <LateMenu
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
