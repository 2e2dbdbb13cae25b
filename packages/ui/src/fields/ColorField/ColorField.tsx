import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';

import { contrastRatio, parseColor, type Color } from '@hearback/schema/documents';

import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField } from '../ariaField';
import * as styles from '../../internal/field.css';
import { FieldLabel } from '../FieldLabel';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';
import * as colorStyles from './ColorField.css';

export interface ColorFieldProps extends FieldProps<Color> {
  /** The colour it will stand on; a pair that is hard to read is pointed out. */
  against?: Color | undefined;
}

const readable = 4.5;

/** A colour, typed as RGB, HSL or HEX, or picked. Answers with what is stored: `#rrggbb`. */
export function ColorField({ label, value, onChange, against, ...field }: ColorFieldProps) {
  const strings = useUiStrings();
  // While a person types, what they typed stands; it becomes a colour as soon as it is one.
  const [draft, setDraft] = useState<string>();

  const type = (text: string) => {
    setDraft(text);
    onChange(parseColor(text) ?? text);
  };
  const { onBlur, ...aria } = ariaField(field);
  const known = parseColor(value);
  const ratio = known && against ? contrastRatio(known, against) : undefined;

  return (
    <TextField
      className={styles.field}
      value={draft ?? value}
      onChange={type}
      onBlur={() => {
        setDraft(undefined);
        onBlur?.();
      }}
      spellCheck="false"
      {...aria}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <span className={colorStyles.swatch}>
          <span className={colorStyles.paint} style={{ background: known ?? 'transparent' }} />
          <input
            type="color"
            className={colorStyles.picker}
            aria-label={strings.chooseColor(label)}
            value={known?.slice(0, 7) ?? '#000000'}
            disabled={field.isDisabled}
            onChange={(event) => {
              setDraft(undefined);
              onChange(event.target.value);
            }}
          />
        </span>
        <Input className={styles.input} autoCapitalize="none" autoComplete="off" />
      </div>
      <FieldText hint={field.hint} error={field.error} />
      {ratio !== undefined && ratio < readable && !field.error && (
        <FieldMessage tone="warning">{strings.contrastIsLow(ratio.toFixed(1))}</FieldMessage>
      )}
    </TextField>
  );
}
