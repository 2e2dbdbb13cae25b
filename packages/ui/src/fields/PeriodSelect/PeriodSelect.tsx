import { readRange, writeRange } from '@hearback/schema/periods';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';

import { useLazyPart } from '../../internal/lazyPart';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Select, type SelectProps } from '../Select/Select';

/** A day has no time zone: UTC is used for parsing and formatting. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

export interface PeriodSelectProps extends Omit<
  SelectProps,
  'placeholder' | 'isSearchable' | 'error'
> {
  /** The value of a named period, or days such as `2026-11-01..2026-11-15`, both included. */
  value: string;
  /** The last day that can be chosen: `2026-11-21`. */
  max?: string;
}

/** The option that opens the calendar. It is never the value. */
const chosen = 'days';

/** Time to look at: a named period, or any days from a calendar. For days alone: `DateRangeField`. */
export function PeriodSelect({
  label,
  value,
  onChange,
  options,
  max,
  ...field
}: PeriodSelectProps) {
  const strings = useUiStrings();
  const { locale } = useLocale();
  const anchor = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const {
    Part: RangePicker,
    open,
    close,
  } = useLazyPart(
    async () => (await import('../DateRangeField/RangePicker')).RangePicker,
    () => setHasFailed(true),
  );
  // The calendar may open while the list still has the focus, which then has no element to return to.
  useEffect(() => {
    if (!RangePicker) return undefined;
    const field = anchor.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) {
          field?.querySelector('button')?.focus();
        }
      });
    };
  }, [RangePicker]);
  const range = readRange(value);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  return (
    <div ref={anchor}>
      <Select
        {...field}
        label={label}
        value={value}
        onChange={(next) => {
          setHasFailed(false);
          if (next === chosen) open();
          else onChange(next);
        }}
        options={[
          ...options,
          ...(range && options.every((option) => option.value !== value)
            ? [{ value, label: format.formatRange(noonOf(range.start), noonOf(range.end)) }]
            : []),
          { value: chosen, label: strings.chooseDays, isCommand: true },
        ]}
        {...(hasFailed && { error: strings.failedToLoad })}
      />
      {RangePicker && (
        <RangePicker
          label={label}
          field={anchor}
          value={range ?? { start: '', end: '' }}
          min={undefined}
          max={max}
          named={[]}
          canBeEmpty={false}
          onPick={(days) => {
            onChange(writeRange(days));
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
