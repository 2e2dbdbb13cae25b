import { parseColor, type Color } from '@hearback/schema/documents';
import { useRef, useState } from 'react';
import { Button, ButtonContext, Input, TextField } from 'react-aria-components';
import * as styles from '../../internal/field.css';
import { useLazyPart } from '../../internal/lazyPart';
import { useWords } from '../../internal/useWords';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as colorStyles from './ColorField.css';
import type { ColorSwatches } from './ColorSwatches';
import { type ContrastPair, formatColor, type Notation, notationOf } from './colors';
import { ContrastLines } from './ContrastLines';
import { colorWords } from './words';

export interface ColorFieldProps extends FieldProps<Color> {
  /** Colors that it must contrast with. Shows the contrast and offers the nearest color that passes. */
  against?: readonly ContrastPair[] | undefined;
  /** Swatches to choose from. */
  swatches?: readonly ColorSwatches[] | undefined;
  /** Shows an opacity slider. An opacity can always be typed. */
  hasAlpha?: boolean;
}

const none: readonly never[] = [];

/** The last typed text and the value it was typed over or parsed to. */
interface Typed {
  text: string;
  value: string;
  isColor: boolean;
}

/**
 * Normalizes typed text to modern CSS syntax. HSL input is kept, since hex cannot represent every
 * HSL value.
 */
function tidied(text: string, color: Color): string {
  if (notationOf(text) !== 'hsl') return formatColor(color, notationOf(text));
  const plain = text.trim().toLowerCase().replaceAll(',', ' ').split(/\s+/).join(' ');
  return parseColor(plain) === color ? plain : text;
}

/** A color, typed as RGB, HSL or HEX, or picked. `onChange` gets `#rrggbb`, or the invalid text. */
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
  // Text being typed. The color changes as soon as the text is a valid color.
  const [draft, setDraft] = useState<string>();
  const [notation, setNotation] = useState<Notation>('hex');
  /** Text shown after typing, until the value changes in another way. */
  const [typed, setTyped] = useState<Typed>();
  const strings = useUiStrings();
  const button = useRef<HTMLButtonElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const {
    Part: Picker,
    isOpen,
    open,
    close,
  } = useLazyPart(
    async () => (await import('./ColorPicker')).ColorPicker,
    // If the picker fails to load, the color can still be typed.
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
    // Keeps the notation in which the color was typed.
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
