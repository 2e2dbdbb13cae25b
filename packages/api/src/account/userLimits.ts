import type { Limit } from '../http/limits.ts';

const hour = 3_600;
const quarterHour = 900;
const day = 86_400;

/** Rate limits of the calls on accounts, before RATE_LIMIT_FACTOR. */
export const userLimits = {
  register: { name: 'register', points: 10, seconds: hour },
  /** Asking for taken addresses finds out who has an account. */
  takenAddress: { name: 'taken', points: 3, seconds: hour },
  recover: { name: 'recover', points: 5, seconds: hour },
  resend: { name: 'resend', points: 5, seconds: hour },
  activate: { name: 'activate', points: 30, seconds: hour },
  changePass: { name: 'change_pass', points: 30, seconds: hour },
  /** Wrong passwords for one account, from all addresses together. Beyond that, guessing is slowed down. */
  loginAnywhere: { name: 'login_anywhere', points: 10, seconds: quarterHour },
  /** Attempts admitted beyond that: each makes the next one wait longer. */
  loginSlowly: { name: 'login_slowly', points: 1, seconds: day, isExact: true },
  /** Wrong passwords for one account from one address. Beyond it, attempts need a proof of work. */
  loginToAccount: { name: 'login_account', points: 10, seconds: quarterHour },
  /** Wrong passwords from one address. Beyond it, accounts new there need a proof of work or time. */
  loginFromAddress: { name: 'login_address', points: 50, seconds: quarterHour },
  /** Wrong passwords without work from an address beyond that: one each ten seconds. */
  loginTrickle: { name: 'login_trickle', points: 1, seconds: 10, isExact: true },
  /** All logins from one address, right and wrong: more than a building full of people makes. */
  login: { name: 'login', points: 3_000, seconds: quarterHour, isLocal: true },
  /** Refreshing, verifying and ending sessions, from one address: a hundred people may be behind it. */
  sessions: { name: 'sessions', points: 1_200, seconds: 60, isLocal: true },
  tokens: { name: 'tokens', points: 150, seconds: 300 },
  exportData: { name: 'export', points: 6, seconds: hour },
  downloadLink: { name: 'download', points: 30, seconds: hour },
  password: { name: 'password', points: 10, seconds: quarterHour },
} as const satisfies Record<string, Limit>;

/** Lets one guess through, and the next one after this many have been: 1, 2, 4 … 900 seconds. */
export const loginPause = (letThrough: number): Limit => ({
  name: 'login_pause',
  points: 1,
  seconds: Math.min(quarterHour, 2 ** letThrough),
  isExact: true,
});

/** Letters of one kind to one address in an hour. */
export const lettersPerHour = 3;

/** Delay before further events are summarized in one letter. */
export const summaryAfterMinutes = 10;
