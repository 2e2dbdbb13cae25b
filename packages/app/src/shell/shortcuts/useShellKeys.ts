import { useEffect } from 'react';

import { isOnMac } from '@hearback/ui';

import { useGoToLink } from '../GoTo';
import { preloadOverlay } from '../lateOverlays';
import { closeOverlay, openOverlay, readOverlay } from '../overlay';
import { goToKeys } from './goToKeys';
import { hasOwnSheet } from './screenShortcuts';
import { areSingleKeysOn } from './singleKeys';

/** So long `G` waits for the letter after it. */
const sequenceMs = 1_500;

const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
/** What lies over the page is a task of its own; in an open list letters find an entry. */
const tasks = '[role="dialog"], [role="alertdialog"]';
const lists = '[role="menu"], [role="listbox"]';

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey;

/** Ctrl and K, Command and K on a Mac: there, Ctrl and K cuts to the end of the line. */
const isPaletteKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  (isOnMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;

/** Whether single keys are free here: they are on, nobody types, and nothing lies over the page. */
const areKeysFree = ({ target }: KeyboardEvent) =>
  areSingleKeysOn() &&
  !(target instanceof Element && target.closest(typing)) &&
  !document.querySelector(`${tasks}, ${lists}`);

/**
 * The keys that work on every screen: the palette also while somebody types, `?` and the way to a
 * screen by two letters when nobody does.
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
        // Whoever is asked something answers that first.
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

    // On the way down: tables and fields keep the letters that they understand to themselves.
    window.addEventListener('keydown', press, true);
    return () => {
      endSequence();
      window.removeEventListener('keydown', press, true);
    };
  }, [isOn, goTo]);
}
