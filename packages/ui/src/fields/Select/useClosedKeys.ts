import { useRef, type KeyboardEvent } from 'react';

import type { SelectOption } from './Select';

/** What is typed after a longer pause begins anew. */
const pauseMs = 1_000;

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

const beginsWith = (label: string, typed: string) =>
  collator.compare(label.slice(0, typed.length), typed) === 0;

/** Keys that choose while the list is closed: arrows to the side, and the first letters of a name. */
export function useClosedKeys(
  options: readonly SelectOption[],
  value: string,
  onChange: (value: string) => void,
) {
  const typed = useRef({ text: '', at: 0 });

  const byLetter = (key: string, at: number) => {
    const before = at - typed.current.at > pauseMs ? '' : typed.current.text;
    // With nothing typed before it, a space opens the list.
    if (before === '' && key === ' ') return undefined;
    const text = before + key;
    const found = options.find(({ label }) => beginsWith(label, text));
    typed.current = { text: found ? text : '', at };
    return found;
  };

  return (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const chosen = options.findIndex((option) => option.value === value);
    let next: SelectOption | undefined;
    if (key === 'ArrowLeft') next = options[chosen === -1 ? 0 : chosen - 1];
    else if (key === 'ArrowRight') next = options[chosen + 1];
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) next = byLetter(key, timeStamp);
    if (next) onChange(next.value);
    return next !== undefined;
  };
}
