import type { KioskWords } from './KioskWords';

/** Kiosk texts in Slovenian. */
export const slovenian: KioskWords = {
  startTitle: 'Zaženi kiosk',
  startHint:
    'Obrazec zapolni zaslon, za vsako osebo se začne znova in nikomur ne pokaže tujih besed.',
  pin: 'PIN za izhod',
  pinHint:
    'Od 4 do 8 števk, shranjen v tej napravi. Zapišite si ga: brez njega kioska ni mogoče zapustiti.',
  pinDigits: 'PIN potrebuje od 4 do 8 števk.',
  start: 'Zaženi kiosk',
  next: 'Naslednja oseba',
  closed: 'Kiosk je zaprt. To stran lahko zaprete.',
  idleTitle: 'Ste še tukaj?',
  idleBefore: 'Obrazec se začne znova čez',
  stay: 'Še sem tukaj',
  pauseTitle: 'Kratek premor, prosimo',
  pauseBefore: 'Vaš odgovor bo poslan čez',
  pausedTitle: 'Trenutno zaprto',
  pausedHint: 'Ta obrazec zdaj ne sprejema odgovorov. Vrne se sam.',
  leave: 'Zapusti kiosk',
  leaveTitle: 'Zapustim kiosk?',
  wrongPin: 'Ta PIN ni pravi.',
  waitBefore: 'Trikrat napačno. Poskusite znova čez',
  back: 'Nazaj na obrazec',
  seconds: 's',
};
