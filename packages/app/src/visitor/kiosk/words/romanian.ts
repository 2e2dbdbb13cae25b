import type { KioskWords } from './KioskWords';

/** Kiosk texts in Romanian. */
export const romanian: KioskWords = {
  startTitle: 'Porniți chioșcul',
  startHint:
    'Formularul umple ecranul, începe din nou pentru fiecare și nu arată nimănui cuvintele altuia.',
  pin: 'PIN pentru ieșire',
  pinHint:
    '4 până la 8 cifre, păstrat pe acest dispozitiv. Notați-l: fără el nu se poate ieși din chioșc.',
  pinDigits: 'PIN-ul are nevoie de 4 până la 8 cifre.',
  start: 'Porniți chioșcul',
  next: 'Următorul',
  closed: 'Chioșcul este închis. Puteți închide această pagină.',
  idleTitle: 'Mai sunteți aici?',
  idleBefore: 'Formularul începe din nou în',
  stay: 'Sunt încă aici',
  pauseTitle: 'O scurtă pauză, vă rugăm',
  pauseBefore: 'Răspunsul se trimite în',
  pausedTitle: 'Închis momentan',
  pausedHint: 'Acest formular nu primește răspunsuri acum. Revine singur.',
  leave: 'Ieșiți din chioșc',
  leaveTitle: 'Ieșiți din chioșc?',
  wrongPin: 'Acest PIN nu este corect.',
  waitBefore: 'Trei greșeli. Încercați din nou în',
  back: 'Înapoi la formular',
  seconds: 's',
};
