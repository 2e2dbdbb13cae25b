/** Kiosk texts besides the form: for the owner who starts it, and for visitors. */
export interface KioskWords {
  startTitle: string;
  startHint: string;
  pin: string;
  pinHint: string;
  /** The required format of a PIN, shown after an invalid one. */
  pinDigits: string;
  start: string;
  /** Under the thanks: whoever waits need not wait for the screen. */
  next: string;
  /** The kiosk has been left. */
  closed: string;
  idleTitle: string;
  /** Stands before a number of seconds. */
  idleBefore: string;
  stay: string;
  pauseTitle: string;
  /** Stands before a number of seconds. */
  pauseBefore: string;
  /** The code is paused, and the form covered. */
  pausedTitle: string;
  pausedHint: string;
  leave: string;
  leaveTitle: string;
  wrongPin: string;
  /** Stands before a number of seconds. */
  waitBefore: string;
  back: string;
  seconds: string;
}
