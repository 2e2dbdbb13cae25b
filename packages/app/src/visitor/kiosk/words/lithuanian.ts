import type { KioskWords } from './KioskWords';

/** Kiosk texts in Lithuanian. */
export const lithuanian: KioskWords = {
  startTitle: 'Paleisti kioską',
  startHint: 'Forma užpildo ekraną, kiekvienam prasideda iš naujo ir niekam nerodo kito žodžių.',
  pin: 'PIN išėjimui',
  pinHint:
    '4–8 skaitmenys, saugomi šiame įrenginyje. Užsirašykite: be jo iš kiosko išeiti negalima.',
  pinDigits: 'PIN turi būti iš 4–8 skaitmenų.',
  start: 'Paleisti kioską',
  next: 'Kitas žmogus',
  closed: 'Kioskas uždarytas. Galite užverti šį puslapį.',
  idleTitle: 'Ar dar esate čia?',
  idleBefore: 'Forma prasidės iš naujo po',
  stay: 'Aš dar čia',
  pauseTitle: 'Trumpa pertraukėlė',
  pauseBefore: 'Jūsų atsakymas bus išsiųstas po',
  pausedTitle: 'Šiuo metu uždaryta',
  pausedHint: 'Ši forma dabar atsakymų nepriima. Ji sugrįš pati.',
  leave: 'Išeiti iš kiosko',
  leaveTitle: 'Išeiti iš kiosko?',
  wrongPin: 'Šis PIN neteisingas.',
  waitBefore: 'Tris kartus neteisingai. Bandykite po',
  back: 'Atgal į formą',
  seconds: 's',
};
