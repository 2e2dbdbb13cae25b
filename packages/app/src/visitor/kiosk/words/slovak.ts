import type { KioskWords } from './KioskWords';

/** Kiosk texts in Slovak. */
export const slovak: KioskWords = {
  startTitle: 'Spustiť kiosk',
  startHint:
    'Formulár vyplní obrazovku, pre každého začne odznova a nikomu neukáže slová niekoho iného.',
  pin: 'PIN na opustenie',
  pinHint:
    '4 až 8 číslic, uložené v tomto zariadení. Zapíšte si ho: bez neho sa kiosk nedá opustiť.',
  pinDigits: 'PIN musí mať 4 až 8 číslic.',
  start: 'Spustiť kiosk',
  next: 'Ďalšia osoba',
  closed: 'Kiosk je zatvorený. Túto stránku môžete zavrieť.',
  idleTitle: 'Ste tu ešte?',
  idleBefore: 'Formulár začne odznova o',
  stay: 'Som tu',
  pauseTitle: 'Krátka prestávka, prosím',
  pauseBefore: 'Vaša odpoveď sa odošle o',
  pausedTitle: 'Momentálne zatvorené',
  pausedHint: 'Tento formulár teraz odpovede neprijíma. Vráti sa sám.',
  leave: 'Opustiť kiosk',
  leaveTitle: 'Opustiť kiosk?',
  wrongPin: 'Tento PIN nie je správny.',
  waitBefore: 'Trikrát nesprávne. Skúste to znova o',
  back: 'Späť na formulár',
  seconds: 's',
};
