import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Popover, TextArea as AriaTextArea, TextField } from 'react-aria-components';

import { defined } from '../../internal/defined';
import * as styles from '../../internal/field.css';
import { includesPlain } from '../../internal/plainText';
import * as popoverStyles from '../../internal/popover.css';
import { ariaField, FieldLabel, FieldText } from '../fieldParts';
import type { TextAreaProps } from '../TextArea/TextArea';

export interface MentionAreaProps extends TextAreaProps {
  /** Names to choose from after `@`. Without any, it is a `TextArea`. */
  names: readonly string[];
  /** Names the list that opens. */
  listLabel: string;
}

/** An `@` with the beginning of a name before the caret. */
interface Typed {
  at: number;
  end: number;
  words: string;
}

const longestTyped = 40;
const mostShown = 8;

/** Finds what is typed of a name before the caret. An `@` within a word, as in an address, begins none. */
function findTyped(text: string, caret: number, names: readonly string[]): Typed | undefined {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || caret - at > longestTyped) return undefined;
  const words = text.slice(at + 1, caret);
  if (words.includes('\n') || (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')))
    return undefined;
  // The name is whole, and the text goes on.
  if (names.some((name) => words.startsWith(`${name} `))) return undefined;
  return { at, end: caret, words };
}

/** Multi-line text input that offers names after `@`. Arrow keys choose one, Enter or Tab takes it. */
export function MentionArea({
  label,
  value,
  onChange,
  rows = 4,
  placeholder,
  maxLength,
  names,
  listLabel,
  ...field
}: MentionAreaProps) {
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<Typed>();
  const [active, setActive] = useState(0);
  /** The dialog or page that the list belongs to, as its field does. */
  const [parent, setParent] = useState<Element | null>(null);
  const found = typed
    ? names.filter((name) => includesPlain(name, typed.words)).slice(0, mostShown)
    : [];
  const isOpen = found.length > 0;
  const chosen = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const look = () => {
    const { value: text, selectionStart, selectionEnd } = area.current ?? {};
    const next =
      text === undefined || selectionStart === undefined || selectionStart !== selectionEnd
        ? undefined
        : findTyped(text, selectionStart, names);
    if (next?.at !== typed?.at || next?.words !== typed?.words) setActive(0);
    setTyped(next);
    setParent(area.current?.closest('[role="dialog"], main') ?? null);
  };

  const take = (name: string | undefined) => {
    if (!typed || name === undefined) return;
    const written = `@${name} `;
    onChange(value.slice(0, typed.at) + written + value.slice(typed.end).replace(/^ /, ''));
    setTyped(undefined);
    const caret = typed.at + written.length;
    // Once the text is in the field.
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(found[chosen]);
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <TextField
      className={styles.field}
      value={value}
      onChange={(text) => {
        onChange(text);
        look();
      }}
      {...defined({ maxLength })}
      {...ariaField(field)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur?.();
      }}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <AriaTextArea
          ref={area}
          className={styles.textArea}
          rows={rows}
          placeholder={placeholder}
          onKeyDownCapture={onKeyDown}
          onKeyUp={(event) => event.key !== 'Escape' && look()}
          onClick={look}
          {...(names.length > 0 && {
            'aria-autocomplete': 'list' as const,
            'aria-haspopup': 'listbox' as const,
          })}
          {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': optionId(chosen) })}
        />
      </div>
      <FieldText hint={field.hint} error={field.error} />
      <Popover
        className={popoverStyles.popover}
        triggerRef={area}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && setTyped(undefined)}
        isNonModal
        {...(parent && { UNSTABLE_portalContainer: parent })}
        placement="bottom start"
        offset={4}
      >
        <div id={listId} role="listbox" aria-label={listLabel} className={popoverStyles.list}>
          {found.map((name, index) => (
            <div
              key={name}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={popoverStyles.item}
              data-focused={index === chosen || undefined}
              // The text keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                take(name);
              }}
            >
              {name}
            </div>
          ))}
        </div>
      </Popover>
    </TextField>
  );
}
