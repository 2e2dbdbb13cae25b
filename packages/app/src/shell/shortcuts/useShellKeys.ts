import { useEffect } from 'react';
import { isOnMac } from '@hearback/ui';
import { useGoToLink } from '../GoTo';
import { preloadOverlay } from '../lazyOverlays';
import { closeOverlay, openOverlay, readOverlay } from '../overlay';
import { areSingleKeysOn, goToKeys } from './shortcuts';
import { hasOwnSheet } from './screenShortcuts';

/** Timeout for the letter after `G`. */
const sequenceMs = 1_500;

const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
/** In a dialog shortcuts are off; in an open list letters find an entry. */
const tasks = '[role="dialog"], [role="alertdialog"]';
const lists = '[role="menu"], [role="listbox"]';

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;

/** Ctrl and K, Command and K on a Mac: there, Ctrl and K cuts to the end of the line. */
const isPaletteKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  (isOnMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;

/** True if single-key shortcuts may run: they are on, no input has the focus, and no overlay is open. */
const areKeysFree = ({ target }: KeyboardEvent) =>
  areSingleKeysOn() &&
  !(target instanceof Element && target.closest(typing)) &&
  !document.querySelector(`${tasks}, ${lists}`);

/**
 * The keys that work on every screen: the palette also while an input has the focus, `?` and the
 * two-letter navigation when none has.
 */
export function useShellKeys(isOn: boolean) {
  const goTo = useGoToLink();

  useEffect(() => {
    if (!isOn) return undefined;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const endSequence = () => {
      clearTimeout(wait);
      wait = undefined;
    };
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };

    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      // The first of two keys: the palette may come with the second.
      if (event.key === (isOnMac() ? 'Meta' : 'Control')) preloadOverlay('palette');
      if (isPaletteKey(event)) {
        const isOpen = readOverlay().open === 'palette';
        // An open dialog comes first.
        if (!isOpen && document.querySelector(tasks)) return;
        take(event);
        if (isOpen) closeOverlay();
        else openOverlay('palette');
        return;
      }
      if (!isPlain(event) || hasOwnSheet() || !areKeysFree(event)) return;
      if (wait !== undefined) {
        const place = goToKeys.find(({ key }) => key === event.key.toUpperCase());
        endSequence();
        if (place) {
          take(event);
          goTo(place.href);
          return;
        }
      }
      if (event.key === '?') {
        take(event);
        openOverlay('shortcuts');
      } else if (event.key === 'g') {
        wait = setTimeout(endSequence, sequenceMs);
      }
    };

    // In the capture phase: tables and fields stop the propagation of letters that they handle.
    window.addEventListener('keydown', press, true);
    return () => {
      endSequence();
      window.removeEventListener('keydown', press, true);
    };
  }, [isOn, goTo]);
}
