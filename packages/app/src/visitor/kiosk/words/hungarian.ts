import type { KioskWords } from './KioskWords';

/** Kiosk texts in Hungarian. */
export const hungarian: KioskWords = {
  startTitle: 'Kioszk indítása',
  startHint:
    'Az űrlap betölti a képernyőt, mindenkinek újrakezdődik, és senkinek sem mutatja meg más szavait.',
  pin: 'PIN a kilépéshez',
  pinHint:
    '4–8 számjegy, ezen az eszközön tárolva. Írja fel: nélküle nem lehet kilépni a kioszkból.',
  pinDigits: 'A PIN 4–8 számjegyből áll.',
  start: 'Kioszk indítása',
  next: 'Következő',
  closed: 'A kioszk bezárult. Bezárhatja ezt az oldalt.',
  idleTitle: 'Itt van még?',
  idleBefore: 'Az űrlap újrakezdődik:',
  stay: 'Itt vagyok',
  pauseTitle: 'Egy kis szünetet kérünk',
  pauseBefore: 'Válaszát elküldjük:',
  pausedTitle: 'Jelenleg zárva',
  pausedHint: 'Ez az űrlap most nem fogad válaszokat. Magától visszatér.',
  leave: 'Kilépés a kioszkból',
  leaveTitle: 'Kilép a kioszkból?',
  wrongPin: 'Ez a PIN nem jó.',
  waitBefore: 'Három hiba. Próbálja újra:',
  back: 'Vissza az űrlaphoz',
  seconds: 'mp',
};
