import type { KioskWords } from './KioskWords';

/** Kiosk texts in Norwegian. */
export const norwegian: KioskWords = {
  startTitle: 'Start kiosken',
  startHint:
    'Skjemaet fyller skjermen, begynner på nytt for hver person og viser aldri noen en annens ord.',
  pin: 'PIN-kode for å avslutte',
  pinHint:
    '4 til 8 sifre, lagret på denne enheten. Skriv den ned: uten den kan kiosken ikke avsluttes.',
  pinDigits: 'PIN-koden må ha 4 til 8 sifre.',
  start: 'Start kiosken',
  next: 'Neste person',
  closed: 'Kiosken er lukket. Du kan lukke denne siden.',
  idleTitle: 'Er du der fortsatt?',
  idleBefore: 'Skjemaet begynner på nytt om',
  stay: 'Jeg er her fortsatt',
  pauseTitle: 'En kort pause, takk',
  pauseBefore: 'Svaret ditt sendes om',
  pausedTitle: 'Stengt akkurat nå',
  pausedHint: 'Skjemaet tar ikke imot svar akkurat nå. Det kommer tilbake av seg selv.',
  leave: 'Avslutt kiosken',
  leaveTitle: 'Avslutte kiosken?',
  wrongPin: 'PIN-koden er ikke riktig.',
  waitBefore: 'Feil tre ganger. Prøv igjen om',
  back: 'Tilbake til skjemaet',
  seconds: 's',
};
