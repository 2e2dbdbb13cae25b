import type { KioskWords } from './KioskWords';

/** Kiosk texts in Latvian. */
export const latvian: KioskWords = {
  startTitle: 'Palaist kiosku',
  startHint: 'Veidlapa aizpilda ekrānu, katram sākas no jauna un nevienam nerāda cita vārdus.',
  pin: 'PIN iziešanai',
  pinHint: '4 līdz 8 cipari, glabājas šajā ierīcē. Pierakstiet: bez tā no kioska nevar iziet.',
  pinDigits: 'PIN vajag 4 līdz 8 ciparus.',
  start: 'Palaist kiosku',
  next: 'Nākamais',
  closed: 'Kiosks ir slēgts. Varat aizvērt šo lapu.',
  idleTitle: 'Vai vēl esat šeit?',
  idleBefore: 'Veidlapa sāksies no jauna pēc',
  stay: 'Vēl esmu šeit',
  pauseTitle: 'Īsa pauze, lūdzu',
  pauseBefore: 'Jūsu atbilde tiks nosūtīta pēc',
  pausedTitle: 'Pašlaik slēgts',
  pausedHint: 'Šī veidlapa pašlaik atbildes nepieņem. Tā atgriezīsies pati.',
  leave: 'Iziet no kioska',
  leaveTitle: 'Iziet no kioska?',
  wrongPin: 'Šis PIN nav pareizs.',
  waitBefore: 'Trīs kļūdas. Mēģiniet vēlreiz pēc',
  back: 'Atpakaļ pie veidlapas',
  seconds: 's',
};
