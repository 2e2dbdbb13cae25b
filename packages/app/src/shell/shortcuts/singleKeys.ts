import { useSyncExternalStore } from 'react';

import { entryOfAccount } from '../../session/tokenStorage';

const key = () => entryOfAccount('singleKeys');
const off = 'off';
const listeners = new Set<() => void>();

/** Whether shortcuts of a single key work for this account on this device. They do until it switches them off. */
export const areSingleKeysOn = () => localStorage.getItem(key()) !== off;

export function switchSingleKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(key());
  else localStorage.setItem(key(), off);
  for (const listener of listeners) listener();
}

/** What another tab switches holds here at once, as with the theme. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSingleKeysOn = () => useSyncExternalStore(subscribe, areSingleKeysOn);
