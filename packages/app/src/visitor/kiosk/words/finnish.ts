import type { KioskWords } from './KioskWords';

/** Kiosk texts in Finnish. */
export const finnish: KioskWords = {
  startTitle: 'Käynnistä kioski',
  startHint:
    'Lomake täyttää näytön, alkaa alusta jokaiselle eikä koskaan näytä kenellekään toisen sanoja.',
  pin: 'PIN-koodi poistumiseen',
  pinHint:
    '4–8 numeroa, tallessa tällä laitteella. Kirjoita se muistiin: ilman sitä kioskista ei pääse pois.',
  pinDigits: 'PIN-koodissa on oltava 4–8 numeroa.',
  start: 'Käynnistä kioski',
  next: 'Seuraava',
  closed: 'Kioski on suljettu. Voit sulkea tämän sivun.',
  idleTitle: 'Oletko vielä siinä?',
  idleBefore: 'Lomake alkaa alusta:',
  stay: 'Olen vielä tässä',
  pauseTitle: 'Pieni tauko, kiitos',
  pauseBefore: 'Vastauksesi lähetetään:',
  pausedTitle: 'Suljettu juuri nyt',
  pausedHint: 'Tämä lomake ei ota nyt vastauksia vastaan. Se palaa itsestään.',
  leave: 'Poistu kioskista',
  leaveTitle: 'Poistutaanko kioskista?',
  wrongPin: 'PIN-koodi ei ole oikein.',
  waitBefore: 'Kolme kertaa väärin. Yritä uudelleen:',
  back: 'Takaisin lomakkeeseen',
  seconds: 's',
};
