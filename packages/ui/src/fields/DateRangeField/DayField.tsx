import { DateField, DateInput, DateSegment } from 'react-aria-components';

import { defined } from '../../internal/defined';
import * as styles from './DateRangeField.css';
import { readDay } from './readDay';

interface Props {
  /** Which of the two days: "First day". */
  name: string;
  value: string;
  onChange: (day: string) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  isDisabled: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** One day, typed part by part in the reader's own order: 21.11.2026 or 11/21/2026. */
export function DayField({ name, value, onChange, describedBy, ...state }: Props) {
  return (
    <DateField
      aria-label={name}
      value={readDay(value)}
      onChange={(day) => onChange(day === null ? '' : day.toString())}
      granularity="day"
      shouldForceLeadingZeros
      // The form decides when to complain; the browser does not.
      validationBehavior="aria"
      {...defined({ 'aria-describedby': describedBy, ...state })}
    >
      <DateInput className={styles.day}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
    </DateField>
  );
}
