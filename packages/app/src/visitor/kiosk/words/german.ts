import type { KioskWords } from './KioskWords';

/** Kiosk texts in German. */
export const german: KioskWords = {
  startTitle: 'Kiosk starten',
  startHint:
    'Das Formular füllt den Bildschirm, beginnt für jede Person neu und zeigt niemandem die Worte anderer.',
  pin: 'PIN zum Verlassen',
  pinHint:
    '4 bis 8 Ziffern, nur auf diesem Gerät. Notieren Sie die PIN: Ohne sie lässt sich der Kiosk nicht verlassen.',
  pinDigits: 'Die PIN braucht 4 bis 8 Ziffern.',
  start: 'Kiosk starten',
  next: 'Nächste Person',
  closed: 'Der Kiosk ist beendet. Sie können diese Seite schließen.',
  idleTitle: 'Sind Sie noch da?',
  idleBefore: 'Das Formular beginnt neu in',
  stay: 'Ich bin noch da',
  pauseTitle: 'Eine kurze Pause, bitte',
  pauseBefore: 'Ihre Antwort wird gesendet in',
  pausedTitle: 'Zurzeit geschlossen',
  pausedHint: 'Dieses Formular nimmt gerade keine Antworten an. Es kommt von selbst zurück.',
  leave: 'Kiosk verlassen',
  leaveTitle: 'Kiosk verlassen?',
  wrongPin: 'Diese PIN stimmt nicht.',
  waitBefore: 'Dreimal falsch. Nächster Versuch in',
  back: 'Zurück zum Formular',
  seconds: 's',
};
