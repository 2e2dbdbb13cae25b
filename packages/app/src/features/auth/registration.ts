const flag = 'has_registered';
const entry = 'login_email';
const first = 'first_login';

/**
 * Records that this browser registered an account: its activation link, which opens in another tab, needs no
 * further click, and the token logs in afterwards.
 */
export function markRegistered(email: string, firstLoginToken: string | null | undefined) {
  localStorage.setItem(flag, '1');
  if (firstLoginToken) localStorage.setItem(first, firstLoginToken);
  carryEmail(email);
}

export const hasRegistered = () => localStorage.getItem(flag) === '1';

export const forgetRegistered = () => localStorage.removeItem(flag);

/** Prefills the email of a new account in the login: only in this tab, and not in the address bar. */
export const carryEmail = (email: string) => sessionStorage.setItem(entry, email);

/** Empty if this tab has not registered an account. */
export const carriedEmail = () => sessionStorage.getItem(entry) ?? '';

/** Returns the one-time login token and removes it, even if it turns out to be invalid. */
export function takeFirstLogin(): string | null {
  const token = localStorage.getItem(first);
  localStorage.removeItem(first);
  return token;
}

/** Clears the registration state after a login. */
export function forgetRegistration() {
  sessionStorage.removeItem(entry);
  localStorage.removeItem(first);
}
