import { type KeyboardEvent, useRef, useState } from 'react';

import {
  ButtonContext,
  ComboBox as AriaComboBox,
  Group,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';

import { Tag } from '../../components/Tag/Tag';
import * as fieldStyles from '../../internal/field.css';
import { includesPlain } from '../../internal/plainText';
import * as popoverStyles from '../../internal/popover.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import * as comboBoxStyles from '../ComboBox/ComboBox.css';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import { SelectItem } from '../Select/SelectItem';
import * as styles from './TagsField.css';

export interface TagsFieldProps extends FieldProps<readonly string[]> {
  /** Tags that are used elsewhere, to choose from while typing. */
  options: readonly string[];
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** Words typed freely, each a tag with a cross. Enter, a comma or leaving the field adds one; Backspace removes the last. */
export function TagsField({ label, value, onChange, options, onBlur, ...field }: TagsFieldProps) {
  const [text, setText] = useState('');
  /** Read aloud after each change. */
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  /** The option that was taken, or the words that were added, last: a value that changes closes the list. Typing empties it. */
  const [taken, setTaken] = useState<string | null>(null);

  const change = (names: readonly string[]) => {
    onChange(names);
    setTold(names.join(', '));
  };
  /** Adds what was typed, in the spelling of another tag that differs in case alone. */
  const add = (typed: string) => {
    const next = new Map(value.map((name) => [keyOf(name), name]));
    for (const part of typed.split(/[,;]/)) {
      const name = part.trim();
      const key = keyOf(name);
      if (name !== '' && !next.has(key)) {
        next.set(key, options.find((option) => keyOf(option) === key) ?? name);
      }
    }
    if (next.size > value.length) change([...next.values()]);
    setText('');
  };
  const remove = (name: string) => {
    change(value.filter((one) => one !== name));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '' && value.length > 0) change(value.slice(0, -1));
    // Enter on an option takes the option; otherwise the form stays where it is while a tag is typed.
    const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && text.trim() !== '' && !isOnOption) {
      event.preventDefault();
      add(text);
    }
  };

  const chosen = new Set(value.map(keyOf));
  const left = options
    .filter((option) => !chosen.has(keyOf(option)))
    .map((option) => ({ value: option, label: option }));

  return (
    <AriaComboBox
      className={fieldStyles.field}
      value={taken}
      onChange={(key) => {
        if (key === null) return;
        setTaken(String(key));
        add(String(key));
      }}
      inputValue={text}
      onInputChange={(typed) => {
        const isAdded = /[,;]/.test(typed);
        setTaken(isAdded ? typed : null);
        if (isAdded) add(typed);
        else setText(typed);
      }}
      items={left.filter((option) => includesPlain(option.label, text))}
      // A tag that was added empties the text, which opens no list.
      menuTrigger={text === '' ? 'manual' : 'input'}
      allowsCustomValue
      {...ariaField({
        ...field,
        onBlur: () => {
          add(text);
          onBlur?.();
        },
      })}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <Group
        className={`${fieldStyles.control} ${styles.box}`}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        {value.length > 0 && (
          // The crosses are not the button that opens the list.
          <ButtonContext value={null}>
            <ul className={styles.tags} aria-label={label}>
              {value.map((name) => (
                <li key={name} className={styles.tag}>
                  <Tag label={name} {...(!field.isDisabled && { onRemove: () => remove(name) })} />
                </li>
              ))}
            </ul>
          </ButtonContext>
        )}
        <Input ref={input} className={`${fieldStyles.input} ${styles.typed}`} onKeyDown={press} />
      </Group>
      <span className={visuallyHidden} aria-live="polite">
        {told}
      </span>
      <FieldText hint={field.hint} error={field.error} />
      <Popover className={`${popoverStyles.popover} ${comboBoxStyles.sheet}`} offset={4}>
        <ListBox className={popoverStyles.list}>
          {(option: (typeof left)[number]) => <SelectItem id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
