const flag = 'has_registered';
const entry = 'login_email';
const first = 'first_login';

/**
 * Remembers that this browser asked for an account: its activation link needs no further click, and the
 * token logs in afterwards. The link of the letter opens another tab of this browser.
 */
export function markRegistered(email: string, firstLoginToken: string | null | undefined) {
  localStorage.setItem(flag, '1');
  if (firstLoginToken) localStorage.setItem(first, firstLoginToken);
  carryEmail(email);
}

export const hasRegistered = () => localStorage.getItem(flag) === '1';

export const forgetRegistered = () => localStorage.removeItem(flag);

/** Takes the address of a new account along to the login: in this tab alone, and in no address bar. */
export const carryEmail = (email: string) => sessionStorage.setItem(entry, email);

/** Empty when this tab has opened no account. */
export const carriedEmail = () => sessionStorage.getItem(entry) ?? '';

/** What logs in once without the password. It is taken away, whether it opens anything or not. */
export function takeFirstLogin(): string | null {
  const token = localStorage.getItem(first);
  localStorage.removeItem(first);
  return token;
}

/** Somebody has logged in: nothing of the registration is needed any more. */
export function forgetRegistration() {
  sessionStorage.removeItem(entry);
  localStorage.removeItem(first);
}
