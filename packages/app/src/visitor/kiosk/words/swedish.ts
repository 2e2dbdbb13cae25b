import type { KioskWords } from './KioskWords';

/** Kiosk texts in Swedish. */
export const swedish: KioskWords = {
  startTitle: 'Starta kiosken',
  startHint:
    'Formuläret fyller skärmen, börjar om för varje person och visar aldrig någon en annans ord.',
  pin: 'PIN för att lämna',
  pinHint:
    '4 till 8 siffror, sparade på den här enheten. Skriv upp den: utan den går kiosken inte att lämna.',
  pinDigits: 'PIN-koden behöver 4 till 8 siffror.',
  start: 'Starta kiosken',
  next: 'Nästa person',
  closed: 'Kiosken är stängd. Du kan stänga sidan.',
  idleTitle: 'Är du kvar?',
  idleBefore: 'Formuläret nollställs om',
  stay: 'Jag är kvar',
  pauseTitle: 'En kort paus, tack',
  pauseBefore: 'Ditt svar skickas om',
  pausedTitle: 'Stängt just nu',
  pausedHint: 'Formuläret tar inte emot svar just nu. Det kommer tillbaka av sig självt.',
  leave: 'Lämna kiosken',
  leaveTitle: 'Lämna kiosken?',
  wrongPin: 'PIN-koden stämmer inte.',
  waitBefore: 'Fel tre gånger. Försök igen om',
  back: 'Tillbaka till formuläret',
  seconds: 's',
};
