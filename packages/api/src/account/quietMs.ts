/**
 * How long an answer takes at least that must not tell whether an address has an account. Asking
 * for a letter takes a few milliseconds of it; the rest hides them.
 */
export const quietMs = 150;
