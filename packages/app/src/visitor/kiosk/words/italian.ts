import type { KioskWords } from './KioskWords';

/** Kiosk texts in Italian. */
export const italian: KioskWords = {
  startTitle: 'Avvia il chiosco',
  startHint:
    'Il modulo riempie lo schermo, ricomincia per ogni persona e non mostra mai a nessuno le parole di altri.',
  pin: 'PIN per uscire',
  pinHint:
    'Da 4 a 8 cifre, conservato su questo dispositivo. Lo annoti: senza non si può uscire dal chiosco.',
  pinDigits: 'Il PIN richiede da 4 a 8 cifre.',
  start: 'Avvia il chiosco',
  next: 'Prossima persona',
  closed: 'Il chiosco è chiuso. Può chiudere questa pagina.',
  idleTitle: 'È ancora qui?',
  idleBefore: 'Il modulo ricomincia tra',
  stay: 'Sono ancora qui',
  pauseTitle: 'Una breve pausa, per favore',
  pauseBefore: 'La Sua risposta sarà inviata tra',
  pausedTitle: 'Chiuso per ora',
  pausedHint: 'Questo modulo al momento non accetta risposte. Tornerà da solo.',
  leave: 'Esci dal chiosco',
  leaveTitle: 'Uscire dal chiosco?',
  wrongPin: 'Questo PIN non è corretto.',
  waitBefore: 'Tre errori. Riprovi tra',
  back: 'Torna al modulo',
  seconds: 's',
};
