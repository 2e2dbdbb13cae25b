import { useSyncExternalStore } from 'react';

import { features } from '@hearback/schema/features';

import type { AnyMessage } from '../../i18n/Messages';
import { paths } from '../../paths';
import { messages } from '../messages';
import { entryOfAccount } from '../../session/session';

const key = () => entryOfAccount('singleKeys');
const off = 'off';
const listeners = new Set<() => void>();

/** True if single-key shortcuts are on for this account on this device. Default: on. */
export const areSingleKeysOn = () => localStorage.getItem(key()) !== off;

export function switchSingleKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(key());
  else localStorage.setItem(key(), off);
  for (const listener of listeners) listener();
}

/** The `storage` event applies a change in another tab at once. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSingleKeysOn = () => useSyncExternalStore(subscribe, areSingleKeysOn);

interface Place {
  /** Pressed after `G`. */
  key: string;
  href: string;
  label: AnyMessage;
}

/** Targets of `G` followed by a letter. */
export const goToKeys: readonly Place[] = [
  { key: 'H', href: paths.home, label: messages.home },
  { key: 'C', href: paths.companies, label: messages.companies },
  { key: 'L', href: paths.locations, label: messages.locations },
  { key: 'O', href: paths.forms, label: messages.forms },
  { key: 'R', href: paths.frames, label: messages.frames },
  { key: 'Q', href: paths.codes, label: messages.codes },
  { key: 'F', href: paths.feedback, label: messages.feedback },
  { key: 'S', href: paths.stats, label: messages.stats },
  ...(features.notifications
    ? [{ key: 'N', href: paths.notifications, label: messages.notifications }]
    : []),
  { key: 'A', href: paths.account, label: messages.account },
];

/** The keys that lead to an address, as they are shown; undefined where none do. */
export const keysTo = (href: string) => {
  const key = goToKeys.find((place) => place.href === href)?.key;
  return key && `G ${key}`;
};
