import { useEffect, useRef } from 'react';

import { areSingleKeysOn } from '../../../shell/shortcuts/singleKeys';

/** What a key does: `j` and `k` move, `o` opens, `e` resolves, `d` dismisses, `u` marks as new. */
export type TriageKey = 'j' | 'k' | 'o' | 'e' | 'd' | 'u';

const keys: readonly string[] = ['j', 'k', 'o', 'e', 'd', 'u'] satisfies TriageKey[];

const isTriageKey = (key: string): key is TriageKey => keys.includes(key);

const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
/** What lies over the page has its own keys; in an open list letters find an entry. */
const covers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Goes through feedback by single keys, unless they are switched off, something is being typed or lies over the page. */
export function useTriageKeys(onKey: (key: TriageKey) => void) {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTriageKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!areSingleKeysOn()) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector(covers)) return;
      // Before the table takes the letter for the beginning of a row's name.
      event.preventDefault();
      event.stopPropagation();
      latest.current(event.key);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
