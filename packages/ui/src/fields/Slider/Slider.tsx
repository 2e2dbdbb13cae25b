import { useId } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';

import { defined } from '../../internal/defined';
import * as styles from '../../internal/field.css';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FieldProps } from '../fieldParts';
import * as sliderStyles from './Slider.css';

/** A slider always has a value, so it is never required. */
export interface SliderProps extends Omit<FieldProps<number>, 'isRequired'> {
  min: number;
  max: number;
  step?: number;
  /** Percent, or a unit, in the user's locale. */
  format?: Intl.NumberFormatOptions;
  /** Called at the end of a drag: the moment to save. `onChange` is called at every step. */
  onChangeEnd?: (value: number) => void;
  /** Labels of both ends, if numbers alone are unclear. */
  ends?: readonly [least: string, most: string];
}

/** Approximate number with immediate feedback. For an exact one, use `NumberField`. */
export function Slider({
  label,
  value,
  onChange,
  onChangeEnd,
  onBlur,
  min,
  max,
  step = 1,
  format,
  ends,
  name,
  hint,
  error,
  isDisabled,
  autoFocus,
}: SliderProps) {
  const messageId = useId();
  const message = error ?? hint;

  return (
    <AriaSlider
      className={styles.field}
      value={value}
      onChange={onChange}
      minValue={min}
      maxValue={max}
      step={step}
      data-invalid={error ? true : undefined}
      {...defined({ onChangeEnd, isDisabled, formatOptions: format })}
    >
      <div className={sliderStyles.head}>
        <Label className={styles.label}>{label}</Label>
        <SliderOutput className={sliderStyles.output} />
      </div>
      <SliderTrack className={sliderStyles.track}>
        {({ state }) => (
          <>
            <div
              className={sliderStyles.fill}
              // The line starts half a thumb before the first value.
              style={{ width: `calc(${state.getThumbPercent(0) * 100}% + 10px)` }}
            />
            <SliderThumb
              className={sliderStyles.thumb}
              {...defined({
                name,
                autoFocus,
                'aria-describedby': message === undefined ? undefined : messageId,
                onBlur: onBlur && (() => onBlur()),
              })}
            />
          </>
        )}
      </SliderTrack>
      {ends && (
        <div className={sliderStyles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      {message !== undefined && (
        <FieldMessage id={messageId} tone={error ? 'error' : 'hint'}>
          {message}
        </FieldMessage>
      )}
    </AriaSlider>
  );
}
