import { useState, useSyncExternalStore } from 'react';

import { limits } from '@hearback/schema/limits';

/** The purpose of a link in an email. */
export type LetterPurpose = 'activation' | 'reset' | 'invitation' | 'emailChange' | 'emailUndo';

interface Stored {
  token: string;
  /** Milliseconds since 1970. */
  storedAt: number;
}

const keyOf = {
  activation: 'activation_token',
  reset: 'reset_token',
  invitation: 'invitation_token',
  emailChange: 'email_change_token',
  emailUndo: 'email_undo_token',
} as const;

const lifeMs = {
  activation: limits.activationLinkHours * 3_600_000,
  reset: limits.passwordResetLinkHours * 3_600_000,
  invitation: limits.invitationDays * 86_400_000,
  emailChange: limits.emailChangeLinkHours * 3_600_000,
  emailUndo: limits.emailUndoDays * 86_400_000,
} as const;

const purposeOf: Record<string, LetterPurpose> = {
  '/activate': 'activation',
  '/reset-password': 'reset',
  '/invitation': 'invitation',
  '/change-email': 'emailChange',
  '/undo-email': 'emailUndo',
};

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The token of the email link that opened the app. Null if there was none. */
export function readLetterToken(purpose: LetterPurpose): string | null {
  const text = localStorage.getItem(keyOf[purpose]);
  if (!text) return null;
  try {
    return (JSON.parse(text) as Stored).token;
  } catch {
    // Not written by us: a token from elsewhere is not a token.
    return null;
  }
}

export function removeLetterToken(purpose: LetterPurpose) {
  localStorage.removeItem(keyOf[purpose]);
  tell();
}

/** Keeps a token as if a letter's link had brought it. */
export function keepLetterToken(purpose: LetterPurpose, token: string) {
  const stored: Stored = { token, storedAt: Date.now() };
  localStorage.setItem(keyOf[purpose], JSON.stringify(stored));
  tell();
}

/** Moves the token of an email link from the URL to the storage. */
function takeLetterToken() {
  const { pathname, hash, search } = window.location;
  const purpose = purposeOf[pathname.replace(/\/$/, '')];
  const token = new URLSearchParams(hash.slice(1)).get('t');
  if (!purpose || !token) return;

  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  keepLetterToken(purpose, token);
}

/** Takes the token of this start, forgets those that are too old, and waits for further links. */
export function followLetterLinks() {
  for (const purpose of Object.values(purposeOf)) {
    const text = localStorage.getItem(keyOf[purpose]);
    const storedAt = /"storedAt":(\d+)/.exec(text ?? '')?.[1];
    if (text && Date.now() - Number(storedAt ?? 0) > lifeMs[purpose]) {
      localStorage.removeItem(keyOf[purpose]);
    }
  }
  takeLetterToken();
  window.addEventListener('hashchange', takeLetterToken);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * The token of the letter that opened this screen. The screen keeps it when it leaves the storage,
 * which happens as soon as it is used up; a newer letter replaces it.
 */
export function useLetterToken(purpose: LetterPurpose): string | null {
  const stored = useSyncExternalStore(subscribe, () => readLetterToken(purpose));
  const [kept, setKept] = useState(stored);
  if (stored !== null && stored !== kept) setKept(stored);
  return stored ?? kept;
}
