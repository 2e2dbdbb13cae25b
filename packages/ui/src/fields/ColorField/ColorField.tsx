import { parseColor, type Color } from '@hearback/schema/documents';
import { useRef, useState } from 'react';
import { Button, ButtonContext, Input, TextField } from 'react-aria-components';

import * as styles from '../../internal/field.css';
import { useLatePart } from '../../internal/useLatePart';
import { useWords } from '../../internal/useWords';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField } from '../ariaField';
import { FieldLabel } from '../FieldLabel';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';
import * as colorStyles from './ColorField.css';
import type { ColorSwatches } from './ColorSwatches';
import type { ContrastPair } from './contrast';
import { ContrastLines } from './ContrastLines';
import { formatColor, notationOf, type Notation } from './formatColor';
import { colorWords } from './words';

export interface ColorFieldProps extends FieldProps<Color> {
  /** What it has to stand apart from. The contrast is shown, and the nearest colour that passes offered. */
  against?: readonly ContrastPair[] | undefined;
  /** Colours that can be taken with one press. */
  swatches?: readonly ColorSwatches[] | undefined;
  /** Lets it shine through. Typed, it may anyhow. */
  hasAlpha?: boolean;
}

const none: readonly never[] = [];

/** What was typed last, and the value that it was typed over or became. */
interface Typed {
  text: string;
  value: string;
  isColor: boolean;
}

/** HEX cannot say every HSL: what was typed stands, written as CSS writes it today. */
function tidied(text: string, color: Color): string {
  if (notationOf(text) !== 'hsl') return formatColor(color, notationOf(text));
  const plain = text.trim().toLowerCase().replaceAll(',', ' ').split(/\s+/).join(' ');
  return parseColor(plain) === color ? plain : text;
}

/** A colour, typed as RGB, HSL or HEX, or picked. Answers with what is stored: `#rrggbb`. */
export function ColorField({
  label,
  value,
  onChange,
  against = none,
  swatches = none,
  hasAlpha = false,
  ...field
}: ColorFieldProps) {
  const words = useWords(colorWords);
  // While a person types, what they typed stands; it becomes a colour as soon as it is one.
  const [draft, setDraft] = useState<string>();
  const [notation, setNotation] = useState<Notation>('hex');
  /** What stands after typing, until the value changes by another way. */
  const [typed, setTyped] = useState<Typed>();
  const strings = useUiStrings();
  const button = useRef<HTMLButtonElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const {
    Part: Picker,
    isOpen,
    open,
    close,
  } = useLatePart(
    async () => (await import('./ColorPicker')).ColorPicker,
    // The colour can still be typed.
    () => setIsMissing(true),
  );
  const known = parseColor(value);

  const standing = typed?.value === value ? typed : undefined;
  const isNoColor = draft === undefined && standing?.isColor === false;
  const error = field.error ?? (isNoColor ? words.noColor : undefined);

  const settle = () => {
    if (draft === undefined) return;
    const color = parseColor(draft);
    setTyped(
      color === undefined
        ? { text: draft, value, isColor: false }
        : { text: tidied(draft, color), value: color, isColor: true },
    );
    setDraft(undefined);
  };
  const type = (text: string) => {
    setDraft(text);
    const color = parseColor(text);
    // Who types in one notation is answered in it.
    if (color !== undefined) setNotation(notationOf(text));
    onChange(color ?? text);
  };
  const pick = (color: Color) => {
    setDraft(undefined);
    setTyped(undefined);
    onChange(color);
  };
  const { onBlur, ...aria } = ariaField({ ...field, ...(error !== undefined && { error }) });

  return (
    <div className={styles.field}>
      <TextField
        className={styles.field}
        value={
          draft ?? standing?.text ?? (known === undefined ? value : formatColor(known, notation))
        }
        onChange={type}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        spellCheck="false"
        {...aria}
      >
        <FieldLabel label={label} isRequired={field.isRequired} />
        <div
          className={styles.control}
          data-invalid={error ? true : undefined}
          data-disabled={field.isDisabled ? true : undefined}
        >
          <ButtonContext value={{ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen }}>
            <Button
              ref={button}
              className={colorStyles.swatch}
              aria-label={words.pick(label)}
              isDisabled={field.isDisabled ?? false}
              onPress={open}
            >
              <span className={colorStyles.paint} style={{ background: known ?? 'transparent' }} />
            </Button>
          </ButtonContext>
          <Input className={styles.input} autoCapitalize="none" autoComplete="off" />
        </div>
        <FieldText hint={isMissing && !isOpen ? strings.failedToLoad : field.hint} error={error} />
      </TextField>
      {Picker && (
        <Picker
          label={words.pick(label)}
          button={button}
          onClose={close}
          value={known ?? '#000000'}
          onChange={pick}
          hasAlpha={hasAlpha || (known?.length ?? 0) > 7}
          swatches={swatches}
          notation={notation}
          onNotationChange={(next) => {
            setNotation(next);
            setTyped(undefined);
          }}
        />
      )}
      {known !== undefined && against.length > 0 && !error && (
        <ContrastLines color={known} pairs={against} notation={notation} onUse={pick} />
      )}
    </div>
  );
}
