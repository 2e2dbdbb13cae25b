const key = 'has_registered';

/** Remembers that this browser asked for an account: its activation link needs no further click. */
export const markRegistered = () => localStorage.setItem(key, '1');

export const hasRegistered = () => localStorage.getItem(key) === '1';

export const forgetRegistered = () => localStorage.removeItem(key);
