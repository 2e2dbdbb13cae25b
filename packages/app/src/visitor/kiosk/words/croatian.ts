import type { KioskWords } from './KioskWords';

/** Kiosk texts in Croatian. */
export const croatian: KioskWords = {
  startTitle: 'Pokreni kiosk',
  startHint:
    'Obrazac ispunjava zaslon, za svaku osobu počinje iznova i nikome ne pokazuje tuđe riječi.',
  pin: 'PIN za izlazak',
  pinHint:
    '4 do 8 znamenki, čuva se na ovom uređaju. Zapišite ga: bez njega se iz kioska ne može izaći.',
  pinDigits: 'PIN mora imati 4 do 8 znamenki.',
  start: 'Pokreni kiosk',
  next: 'Sljedeća osoba',
  closed: 'Kiosk je zatvoren. Možete zatvoriti ovu stranicu.',
  idleTitle: 'Jeste li još tu?',
  idleBefore: 'Obrazac počinje iznova za',
  stay: 'Još sam tu',
  pauseTitle: 'Kratka stanka, molimo',
  pauseBefore: 'Vaš odgovor šalje se za',
  pausedTitle: 'Trenutačno zatvoreno',
  pausedHint: 'Ovaj obrazac sada ne prima odgovore. Vraća se sam.',
  leave: 'Izađi iz kioska',
  leaveTitle: 'Izaći iz kioska?',
  wrongPin: 'Ovaj PIN nije točan.',
  waitBefore: 'Tri puta pogrešno. Pokušajte ponovno za',
  back: 'Natrag na obrazac',
  seconds: 's',
};
