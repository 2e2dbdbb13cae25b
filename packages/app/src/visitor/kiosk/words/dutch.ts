import type { KioskWords } from './KioskWords';

/** Kiosk texts in Dutch. */
export const dutch: KioskWords = {
  startTitle: 'De kiosk starten',
  startHint:
    'Het formulier vult het scherm, begint voor iedereen opnieuw en toont niemand de woorden van een ander.',
  pin: 'Pincode om te verlaten',
  pinHint:
    '4 tot 8 cijfers, bewaard op dit apparaat. Schrijf de code op: zonder kunt u de kiosk niet verlaten.',
  pinDigits: 'De pincode heeft 4 tot 8 cijfers nodig.',
  start: 'De kiosk starten',
  next: 'Volgende persoon',
  closed: 'De kiosk is gesloten. U kunt deze pagina sluiten.',
  idleTitle: 'Bent u er nog?',
  idleBefore: 'Het formulier begint opnieuw over',
  stay: 'Ik ben er nog',
  pauseTitle: 'Even pauze, alstublieft',
  pauseBefore: 'Uw antwoord wordt verzonden over',
  pausedTitle: 'Nu even gesloten',
  pausedHint: 'Dit formulier neemt nu geen antwoorden aan. Het komt vanzelf terug.',
  leave: 'De kiosk verlaten',
  leaveTitle: 'De kiosk verlaten?',
  wrongPin: 'Deze pincode klopt niet.',
  waitBefore: 'Drie keer fout. Probeer opnieuw over',
  back: 'Terug naar het formulier',
  seconds: 's',
};
