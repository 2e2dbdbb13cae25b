import type { KioskWords } from './KioskWords';

/** Kiosk texts in Estonian. */
export const estonian: KioskWords = {
  startTitle: 'Käivita kiosk',
  startHint: 'Vorm täidab ekraani, algab iga inimese jaoks otsast ega näita kellelegi teise sõnu.',
  pin: 'PIN lahkumiseks',
  pinHint:
    '4 kuni 8 numbrit, hoitakse selles seadmes. Kirjutage see üles: ilma selleta kioskist ei välju.',
  pinDigits: 'PIN-kood vajab 4 kuni 8 numbrit.',
  start: 'Käivita kiosk',
  next: 'Järgmine',
  closed: 'Kiosk on suletud. Võite selle lehe sulgeda.',
  idleTitle: 'Kas olete veel siin?',
  idleBefore: 'Vorm algab otsast:',
  stay: 'Olen veel siin',
  pauseTitle: 'Palun väike paus',
  pauseBefore: 'Teie vastus saadetakse:',
  pausedTitle: 'Praegu suletud',
  pausedHint: 'See vorm praegu vastuseid vastu ei võta. See tuleb ise tagasi.',
  leave: 'Välju kioskist',
  leaveTitle: 'Kas väljuda kioskist?',
  wrongPin: 'See PIN ei ole õige.',
  waitBefore: 'Kolm korda vale. Proovige uuesti:',
  back: 'Tagasi vormi juurde',
  seconds: 's',
};
