import type { KioskWords } from './KioskWords';

/** Kiosk texts in Polish. */
export const polish: KioskWords = {
  startTitle: 'Uruchom kiosk',
  startHint:
    'Formularz wypełnia cały ekran, dla każdej osoby zaczyna się od nowa i nikomu nie pokazuje cudzych słów.',
  pin: 'PIN do wyjścia z kiosku',
  pinHint:
    'Od 4 do 8 cyfr, tylko na tym urządzeniu. Zapisz go: bez niego nie da się wyjść z kiosku.',
  pinDigits: 'Od 4 do 8 cyfr.',
  start: 'Uruchom kiosk',
  next: 'Następna osoba',
  closed: 'Kiosk jest zamknięty. Możesz zamknąć tę stronę.',
  idleTitle: 'Nadal tu jesteś?',
  idleBefore: 'Formularz zacznie się od nowa za',
  stay: 'Tak, jestem',
  pauseTitle: 'Krótka przerwa',
  pauseBefore: 'Twoja odpowiedź zostanie wysłana za',
  pausedTitle: 'Chwilowo zamknięte',
  pausedHint: 'Ten formularz nie przyjmuje teraz odpowiedzi. Wróci sam.',
  leave: 'Wyjdź z kiosku',
  leaveTitle: 'Wyjść z kiosku?',
  wrongPin: 'Ten PIN jest nieprawidłowy.',
  waitBefore: 'Trzy błędne próby. Spróbuj ponownie za',
  back: 'Wróć do formularza',
  seconds: 's',
};
