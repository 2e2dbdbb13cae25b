import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';

import { FieldLabel } from '../../../fields/fieldParts';
import * as fieldStyles from '../../../internal/field.css';
import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import * as styles from './Segments.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, or above it. */
  picture?: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
}

export interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
}

/** Single choice of two to four options with pictures, side by side. More, or without pictures: `Select`. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <RadioGroup
      className={fieldStyles.field}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const option = options.find((known) => known.value === chosen);
        if (option) onChange(option.value);
      }}
    >
      <FieldLabel label={label} isRequired={undefined} />
      <div className={styles.segments}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.segment}>
            {option.picture}
            <span className={option.isLabelHidden ? visuallyHidden : undefined}>
              {option.label}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
