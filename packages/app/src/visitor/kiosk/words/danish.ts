import type { KioskWords } from './KioskWords';

/** Kiosk texts in Danish. */
export const danish: KioskWords = {
  startTitle: 'Start kiosken',
  startHint:
    'Formularen fylder skærmen, begynder forfra for hver person og viser aldrig nogen en andens ord.',
  pin: 'PIN-kode til at forlade',
  pinHint: '4 til 8 cifre, gemt på denne enhed. Skriv den ned: uden den kan kiosken ikke forlades.',
  pinDigits: 'PIN-koden skal have 4 til 8 cifre.',
  start: 'Start kiosken',
  next: 'Næste person',
  closed: 'Kiosken er lukket. Du kan lukke siden.',
  idleTitle: 'Er du der stadig?',
  idleBefore: 'Formularen begynder forfra om',
  stay: 'Jeg er her stadig',
  pauseTitle: 'En kort pause, tak',
  pauseBefore: 'Dit svar sendes om',
  pausedTitle: 'Lukket lige nu',
  pausedHint: 'Formularen modtager ikke svar lige nu. Den kommer igen af sig selv.',
  leave: 'Forlad kiosken',
  leaveTitle: 'Forlad kiosken?',
  wrongPin: 'PIN-koden er ikke rigtig.',
  waitBefore: 'Forkert tre gange. Prøv igen om',
  back: 'Tilbage til formularen',
  seconds: 's',
};
