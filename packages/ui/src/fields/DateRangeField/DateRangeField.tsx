import { useId, useRef, useState, type FocusEvent } from 'react';
import { ButtonContext, useLocale } from 'react-aria-components';

import { IconButton } from '../../components/IconButton/IconButton';
import { CalendarIcon } from '../../icons';
import * as fieldStyles from '../../internal/field.css';
import { useLatePart } from '../../internal/useLatePart';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FieldProps } from '../FieldProps';
import type { DateRange, NamedRange } from './DateRange';
import * as styles from './DateRangeField.css';
import { DayField } from './DayField';
import { findRangeError } from './findRangeError';

export interface DateRangeFieldProps extends Omit<FieldProps<DateRange>, 'name'> {
  /** The first and the last day that can be chosen: `2026-11-21`. */
  min?: string;
  max?: string;
  /** Periods that are picked by their name, beside the calendar. */
  named?: readonly NamedRange[];
}

/** From one day to another, typed or picked in a calendar. Where only periods with a name make sense: `Select`. */
export function DateRangeField({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  named = [],
  hint,
  error,
  isRequired,
  isDisabled,
  autoFocus,
}: DateRangeFieldProps) {
  const strings = useUiStrings();
  const { locale } = useLocale();
  const ids = { label: useId(), message: useId() };
  const control = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const {
    Part: RangePicker,
    isOpen,
    open,
    close,
  } = useLatePart(
    async () => (await import('./RangePicker')).RangePicker,
    // The days can still be typed.
    () => setIsMissing(true),
  );

  // A year that is still being typed is no mistake yet.
  const wrong =
    error ?? (hasFocus ? undefined : findRangeError(value, { min, max }, strings, locale));
  const message = wrong ?? (isMissing && !isOpen ? strings.failedToLoad : hint);
  const day = {
    describedBy: message === undefined ? undefined : ids.message,
    isInvalid: wrong !== undefined,
    isRequired,
    isDisabled,
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    setHasFocus(false);
    onBlur?.();
  };

  return (
    <div role="group" className={fieldStyles.field} aria-labelledby={ids.label}>
      <span id={ids.label} className={fieldStyles.label}>
        {label}
        {isRequired && (
          <span className={fieldStyles.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div
        ref={control}
        className={styles.control}
        data-invalid={day.isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={leave}
        onKeyDownCapture={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown' || isDisabled) return;
          event.preventDefault();
          event.stopPropagation();
          open();
        }}
      >
        <DayField
          name={strings.firstDay}
          value={value.start}
          onChange={(start) => onChange({ ...value, start })}
          autoFocus={autoFocus}
          {...day}
        />
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <DayField
          name={strings.lastDay}
          value={value.end}
          onChange={(end) => onChange({ ...value, end })}
          {...day}
        />
        <span className={styles.calendarButton}>
          <ButtonContext value={{ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen }}>
            <IconButton
              size="small"
              icon={CalendarIcon}
              label={strings.openCalendar}
              isDisabled={isDisabled ?? false}
              onPress={open}
            />
          </ButtonContext>
        </span>
      </div>
      {message !== undefined && (
        <FieldMessage id={ids.message} tone={wrong === undefined ? 'hint' : 'error'}>
          {message}
        </FieldMessage>
      )}
      {RangePicker && (
        <RangePicker
          label={label}
          field={control}
          value={value}
          min={min}
          max={max}
          named={named}
          canBeEmpty={!isRequired}
          onPick={(range) => {
            onChange(range);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
