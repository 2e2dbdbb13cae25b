const flag = 'has_registered';
const entry = 'login_email';

/** Remembers that this browser asked for an account: its activation link needs no further click. */
export function markRegistered(email: string) {
  localStorage.setItem(flag, '1');
  carryEmail(email);
}

export const hasRegistered = () => localStorage.getItem(flag) === '1';

export const forgetRegistered = () => localStorage.removeItem(flag);

/** Takes the address of a new account along to the login: in this tab alone, and in no address bar. */
export const carryEmail = (email: string) => sessionStorage.setItem(entry, email);

/** Empty when this tab has opened no account. */
export const carriedEmail = () => sessionStorage.getItem(entry) ?? '';

export const forgetEmail = () => sessionStorage.removeItem(entry);
