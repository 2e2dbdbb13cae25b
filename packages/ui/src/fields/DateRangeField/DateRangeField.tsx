import { useId } from 'react';
import { Group, Input, Label, TextField } from 'react-aria-components';

import { defined } from '../../internal/defined';
import * as styles from '../../internal/field.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FieldProps } from '../FieldProps';
import { endsTooEarly, type DateRange } from './DateRange';
import * as rangeStyles from './DateRangeField.css';

export interface DateRangeFieldProps extends Omit<FieldProps<DateRange>, 'name'> {
  /** The first and the last day that can be picked: `2026-11-21`. */
  min?: string;
  max?: string;
}

/** From one day to another, typed or picked in the device's own calendar. A period with a name ("last 30 days") is a `Select`. */
export function DateRangeField({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  hint,
  error,
  isRequired,
  isDisabled,
  autoFocus,
}: DateRangeFieldProps) {
  const strings = useUiStrings();
  const labelId = useId();
  const messageId = useId();
  const wrong = error ?? (endsTooEarly(value) ? strings.endBeforeStart : undefined);
  const message = wrong ?? hint;
  const describedBy = message === undefined ? undefined : messageId;

  const renderDay = (end: keyof DateRange, name: string) => (
    <TextField
      className={rangeStyles.day}
      type="date"
      value={value[end]}
      onChange={(day) => onChange({ ...value, [end]: day })}
      validationBehavior="aria"
      isInvalid={wrong !== undefined}
      {...defined({
        'aria-describedby': describedBy,
        isRequired,
        isDisabled,
        autoFocus: end === 'start' ? autoFocus : undefined,
        onBlur: onBlur && (() => onBlur()),
      })}
    >
      <Label className={rangeStyles.dayLabel}>{name}</Label>
      <div
        className={styles.control}
        data-invalid={wrong === undefined ? undefined : true}
        data-disabled={isDisabled ? true : undefined}
      >
        <Input className={`${styles.input} ${rangeStyles.input}`} {...defined({ min, max })} />
      </div>
    </TextField>
  );

  return (
    <Group className={styles.field} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div className={rangeStyles.days}>
        {renderDay('start', strings.firstDay)}
        {renderDay('end', strings.lastDay)}
      </div>
      {message !== undefined && (
        <FieldMessage id={messageId} tone={wrong === undefined ? 'hint' : 'error'}>
          {message}
        </FieldMessage>
      )}
    </Group>
  );
}
