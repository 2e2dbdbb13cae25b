import type { KioskWords } from './KioskWords';

/** Kiosk texts in English. */
export const english: KioskWords = {
  startTitle: 'Start the kiosk',
  startHint:
    'The form fills the screen, starts over for each person and never shows anyone the words of another.',
  pin: 'PIN for leaving',
  pinHint:
    '4 to 8 digits, kept on this device. Write it down: without it the kiosk cannot be left.',
  pinDigits: 'The PIN needs 4 to 8 digits.',
  start: 'Start the kiosk',
  next: 'Next person',
  closed: 'The kiosk is closed. You can close this page.',
  idleTitle: 'Still there?',
  idleBefore: 'The form starts over in',
  stay: 'I am still here',
  pauseTitle: 'A short pause, please',
  pauseBefore: 'Your answer is sent in',
  pausedTitle: 'Closed for now',
  pausedHint: 'This form takes no answers at the moment. It comes back by itself.',
  leave: 'Leave the kiosk',
  leaveTitle: 'Leave the kiosk?',
  wrongPin: 'This PIN is not right.',
  waitBefore: 'Wrong three times. Try again in',
  back: 'Back to the form',
  seconds: 's',
};
