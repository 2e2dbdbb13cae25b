import { type FocusEvent, useId, useRef, useState } from 'react';
import { ButtonContext, DateField, DateInput, DateSegment, useLocale } from 'react-aria-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { CalendarIcon } from '../../icons';
import * as fieldStyles from '../../internal/field.css';
import { useLazyPart } from '../../internal/lazyPart';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FieldProps } from '../fieldParts';
import {
  type DateRange,
  endsTooEarly,
  type NamedRange,
  readDay,
  runsTooLate,
  startsTooEarly,
} from './DateRange';
import * as styles from './DateRangeField.css';
import { defined } from '../../internal/defined';
import type { UiStrings } from '../../strings/UiStrings';

interface Bounds {
  min: string | undefined;
  max: string | undefined;
}

type Words = Pick<UiStrings, 'endBeforeStart' | 'dayTooEarly' | 'dayTooLate'>;

// A day has no time zone: UTC is used for parsing and formatting.
const write = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** Returns the validation error of a range as a sentence. */
export function findRangeError(
  range: DateRange,
  { min, max }: Bounds,
  words: Words,
  locale: string,
): string | undefined {
  if (endsTooEarly(range)) return words.endBeforeStart;
  if (min !== undefined && startsTooEarly(range, min)) return words.dayTooEarly(write(min, locale));
  if (max !== undefined && runsTooLate(range, max)) return words.dayTooLate(write(max, locale));
  return undefined;
}

interface DayFieldProps {
  /** Label of the input: "First day". */
  name: string;
  value: string;
  onChange: (day: string) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  isDisabled: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** Date input with segments in the order of the user's locale: 21.11.2026 or 11/21/2026. */
function DayField({ name, value, onChange, describedBy, ...state }: DayFieldProps) {
  return (
    <DateField
      aria-label={name}
      value={readDay(value)}
      onChange={(day) => onChange(day === null ? '' : day.toString())}
      granularity="day"
      shouldForceLeadingZeros
      // Validation messages come from the form, not from the browser.
      validationBehavior="aria"
      {...defined({ 'aria-describedby': describedBy, ...state })}
    >
      <DateInput className={styles.day}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
    </DateField>
  );
}

export interface DateRangeFieldProps extends Omit<FieldProps<DateRange>, 'name'> {
  /** First and last selectable day: `2026-11-21`. */
  min?: string;
  max?: string;
  /** Named periods, offered beside the calendar. */
  named?: readonly NamedRange[];
}

/** Date range, typed or picked in a calendar. If only named periods make sense, use `Select`. */
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
  } = useLazyPart(
    async () => (await import('./RangePicker')).RangePicker,
    // If the picker fails to load, the days can still be typed.
    () => setIsMissing(true),
  );

  // An incomplete year is not an error yet.
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
